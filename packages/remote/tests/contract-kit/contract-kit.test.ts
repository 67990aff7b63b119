import { LANGUAGES, languageTag } from '@livery/contract/market/language';
import type { ScreenRemote } from '@livery/contract/remotes/remote-context';
import { screenRemoteContract } from '@livery/remote/testing';
import { afterEach, describe, expect, it } from 'vitest';
import { complaintsAbout, remoteThat, soundRemote } from './planted.ts';

const SHOWING_TEST = 'shows something at /blog';
const CLEANING_TEST = 'takes away all that it brought';

// Removes what the remotes in these tests leave in the page.
afterEach(() => {
  document.body.replaceChildren();
  document.body.removeAttribute('style');
  document.title = '';
  document.documentElement.removeAttribute('class');
  Reflect.set(document, 'cookie', 'planted=; max-age=0');
  localStorage.removeItem('planted');
  sessionStorage.removeItem('planted');
});

describe('the contract', () => {
  it('is fulfilled by a remote of a few lines', async () => {
    expect(await complaintsAbout(soundRemote)).toEqual(new Map());
  });

  it.each<[string, ScreenRemote, RegExp]>([
    ['a listener', remoteThat(() => window.addEventListener('resize', () => undefined)), /listeners for resize/],
    ['a timer', remoteThat(() => void setInterval(() => undefined, 9)), /a timer of setInterval/],
    ['a pause', remoteThat(() => void setTimeout(() => undefined, 60_000)), /a timer of setTimeout/],
    ['an element', remoteThat(() => document.body.append(document.createElement('dialog'))), /an element <dialog>/],
    ['a follower', remoteThat((_, { session }) => void session.changes.subscribe()), /session/],
    ['an offer', remoteThat((_, { offerSignIn }) => void offerSignIn(() => undefined)), /offer to sign in/],
    ['a name', remoteThat(() => void Reflect.set(globalThis, `left${Math.random()}`, 1)), /the global name left/],
  ])('sees %s that stays behind', async (_, remote, complaint) => {
    const complaints = (await complaintsAbout(remote, CLEANING_TEST)).get(CLEANING_TEST) ?? '';
    expect(complaints).toMatch(complaint);
  });

  it.each<[string, ScreenRemote, RegExp]>([
    [
      'a key of localStorage',
      remoteThat(() => localStorage.setItem('planted', '1')),
      /the key planted of localStorage/,
    ],
    [
      'a key of sessionStorage',
      remoteThat(() => sessionStorage.setItem('planted', '1')),
      /the key planted of sessionStorage/,
    ],
    ['a cookie', remoteThat(() => void Reflect.set(document, 'cookie', 'planted=1')), /the cookie planted/],
    [
      'innerHTML',
      remoteThat((element) => void Reflect.set(element.firstElementChild ?? {}, 'innerHTML', 'x')),
      /innerHTML/,
    ],
    [
      'outerHTML',
      remoteThat(({ firstElementChild: element }) => void Reflect.set(element ?? {}, 'outerHTML', '<b>x</b>')),
      /outerHTML/,
    ],
    [
      'insertAdjacentHTML',
      remoteThat((element) => element.insertAdjacentHTML('beforeend', '<b>x</b>')),
      /insertAdjacentHTML/,
    ],
    [
      'a touched body',
      remoteThat(() => document.body.setAttribute('style', 'margin: 0')),
      /the attribute style of <body>/,
    ],
    ['its own title', remoteThat(() => void Reflect.set(document, 'title', 'Mine')), /the title of the page/],
    [
      'a touched root',
      remoteThat(() => document.documentElement.classList.add('dark')),
      /the attribute class of <html>/,
    ],
  ])('sees %s while the remote is shown', async (_, remote, complaint) => {
    const complaints = (await complaintsAbout(remote, SHOWING_TEST)).get(SHOWING_TEST) ?? '';
    expect(complaints).toMatch(complaint);
  });

  it('runs a remote in every language of the site', () => {
    const rules = screenRemoteContract({ remote: soundRemote, addresses: ['/blog'] }).map(([rule]) => rule);
    const languages = rules.flatMap((rule) => /^has its messages in (\w+),/.exec(rule)?.[1] ?? []);
    expect(languages).toEqual([...LANGUAGES].sort());
  });

  it('sees a request that is not cancelled', async () => {
    const waiting = remoteThat((_, { request }) => void request({ method: 'GET', path: '/api/slow' }));
    const complaints = await complaintsAbout(waiting);
    expect(complaints.get('can be taken away before it has shown anything at /blog, and shown again')).toMatch(
      /request GET \/api\/slow/,
    );
  });

  it('sees a remote that throws, now or later, and one that reports', async () => {
    const laterRemote = remoteThat(() => {
      const pause = setTimeout(() => window.dispatchEvent(new ErrorEvent('error', { message: 'later' })), 0);
      return () => clearTimeout(pause);
    });
    const currentRemote: ScreenRemote = {
      mount() {
        throw new Error('now');
      },
    };
    const reporting = remoteThat((_, { reportError }) => reportError('reported'));
    expect((await complaintsAbout(currentRemote, SHOWING_TEST)).get(SHOWING_TEST)).toMatch(/now/);
    expect((await complaintsAbout(laterRemote, SHOWING_TEST)).get(SHOWING_TEST)).toMatch(/later/);
    expect((await complaintsAbout(reporting, SHOWING_TEST)).get(SHOWING_TEST)).toMatch(/reported/);
  });

  it('sees a remote that shows nothing, one without a title, and one that can’t be taken away', async () => {
    const blank: ScreenRemote = { mount: () => () => undefined };
    const complaints = await complaintsAbout(blank);
    expect(complaints.get('shows something at /blog')).toMatch(/shows nothing/);
    expect(complaints.get('names the page')).toMatch(/titlePage/);
    const stuck = { mount: () => undefined } as unknown as ScreenRemote;
    expect((await complaintsAbout(stuck, CLEANING_TEST)).get(CLEANING_TEST)).toMatch(/answered no function/);
  });

  it('sees messages that are missing in a language', async () => {
    const incomplete = remoteThat((_, { i18n, language }) => {
      for (const tag of LANGUAGES.map(languageTag)) {
        i18n.addResourceBundle(tag, 'blog', tag === 'fr' ? {} : { hello: 'Hello' });
      }
      const following = language.changes.subscribe((next) => i18n.getFixedT(languageTag(next), 'blog')('hello'));
      return () => following.unsubscribe();
    });
    const complaints = await complaintsAbout(incomplete);
    expect([...complaints.keys()]).toEqual(['has its messages in fr, and changes to it while it is shown']);
    expect([...complaints.values()].join()).toMatch(/fr: hello/);
  });
});

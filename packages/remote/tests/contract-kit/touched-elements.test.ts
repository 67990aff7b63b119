import type { ScreenRemote } from '@livery/contract/remotes/remote-context';
import { afterEach, describe, expect, it } from 'vitest';
import { complaintsAbout, that } from './planted.ts';

const SHOWING = 'shows something at /blog';
const CLEANING = 'takes away all that it brought';

// Removes what the remotes in these tests leave in the page.
afterEach(() => document.body.replaceChildren());

const element = (selector: string) => document.querySelector(selector) ?? expect.fail(`There is no ${selector}.`);

describe('the elements of the shell', () => {
  it.each<[string, ScreenRemote, RegExp]>([
    ['a class', that(() => element('header').classList.add('dark')), /the attribute class of <header>\.$/],
    ['a link’s address', that(() => element('header a').setAttribute('href', '/blog')), /the attribute href of <a>/],
    [
      'a style around itself',
      that(({ parentElement: main }) => main?.style.setProperty('padding', '0')),
      /style of <main>/,
    ],
    ['what it writes', that(() => element('footer').append('mine')), /the content of <footer>/],
    ['what it adds beside itself', that((own) => own.before(document.createElement('p'))), /the content of <main>/],
    [
      'what it changes for a moment',
      that(() => {
        element('footer').id = 'mine';
        element('footer').removeAttribute('id');
      }),
      /the attribute id of <footer>/,
    ],
  ])('are touched by %s', async (_, remote, complaint) => {
    expect((await complaintsAbout(remote, SHOWING)).get(SHOWING)).toMatch(complaint);
  });

  it('may be made inert by a dialog, until it is closed', async () => {
    const modal = (takesBack: boolean) =>
      that(() => {
        const own = document.body.appendChild(document.createElement('dialog'));
        own.setAttribute('open', '');
        element('header').setAttribute('inert', '');
        return () => {
          own.remove();
          if (takesBack) element('header').removeAttribute('inert');
        };
      });
    expect(await complaintsAbout(modal(true))).toEqual(new Map());
    expect((await complaintsAbout(modal(false), CLEANING)).get(CLEANING)).toMatch(/the attribute inert of <header>/);
  });
});

it('blames a remote for nothing that was there before it, or that belongs to another', async () => {
  const other = document.body.appendChild(document.createElement('aside'));
  other.append('It stays.');
  const remote = that(() => {
    other.setAttribute('class', 'changed by its owner');
    other.append('More of it.');
  });
  document.body.className = 'of another test';
  expect(await complaintsAbout(remote)).toEqual(new Map());
  document.body.removeAttribute('class');
});

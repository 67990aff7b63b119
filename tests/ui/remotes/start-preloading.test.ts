import { afterEach, describe, expect, it } from 'vitest';
import { startPreloading } from '../../../src/ui/remotes/start-preloading.ts';
import { type FakeShell, fakeShell } from '../../support/pages/fake-shell.ts';
import { withAgency } from '../../support/seen.ts';

let stop = () => undefined as void;
afterEach(() => {
  stop();
  document.body.replaceChildren();
});

/** Approaches a link, and returns what was preloaded. */
async function approachLink(href: string, approach = 'pointerover', shell: FakeShell = fakeShell()) {
  stop = startPreloading(shell, document);
  const link = document.body.appendChild(document.createElement('a'));
  link.href = href;
  const word = link.appendChild(document.createElement('span'));
  word.dispatchEvent(new Event(approach, { bubbles: true }));
  await new Promise(setImmediate);
  return shell.did.filter(([name]) => name === 'preloadRemote').map(([, remote]) => remote);
}

describe('a visitor about to follow a link', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])('has the remote behind it fetched: %s', async (approach) => {
    expect(await approachLink('/blog?page=2#top', approach)).toEqual(['blog']);
  });

  it.each([
    ['/booknow/hotels/search', 'mainApp'],
    ['/booknow/resort', 'resort'],
    ['/login', 'mainApp'],
  ])('to %s, has %s fetched', async (href, remote) => {
    expect(await approachLink(href)).toEqual([remote]);
  });

  it.each([
    '/',
    '/about',
    '/no/such/page',
    '/mytrip/dashboard',
    'https://elsewhere.example/blog',
    'mailto:a@b.example',
  ])('to %s, has nothing fetched: no remote shows it to them', async (href) => {
    expect(await approachLink(href)).toEqual([]);
  });

  it('has nothing fetched before it is known what the site offers', async () => {
    expect(await approachLink('/blog', 'pointerover', fakeShell({ agency: { kind: 'loading' } }))).toEqual([]);
    expect(await approachLink('/booknow/resort', 'pointerover', fakeShell(withAgency({ bookingMenu: [] })))).toEqual(
      [],
    );
  });

  it('gets no error where the code for it can not be loaded', async () => {
    const shell = fakeShell();
    Object.assign(shell.remotes, { open: () => Promise.reject(new Error('planted')) });
    expect(await approachLink('/blog', 'pointerover', shell)).toEqual([]);
  });
});

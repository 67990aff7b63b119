import { expect, it } from 'vitest';
import { preloadRemote } from '../../../src/ui/remotes/preload-remote.ts';
import { fakeShell } from '../../support/pages/fake-shell.ts';

/** The work that is done for a page while the agency is requested. */
async function doneFor(path: string) {
  const shell = fakeShell({ agency: { kind: 'loading' } });
  await preloadRemote(shell, path);
  return shell.did;
}

it('the remote of a page is loaded while the agency is requested, and the files of that page with it', async () => {
  expect(await doneFor('/booknow/hotels/search')).toEqual([
    ['preloadRemote', 'mainApp', '/booknow/hotels/search'],
    ['loadRemote', 'mainApp'],
  ]);
});

it('none is for a page of the shell', async () => {
  expect(await doneFor('/about')).toEqual([]);
});

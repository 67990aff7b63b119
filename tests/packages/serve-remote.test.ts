import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { serveRemote } from '@livery/remote/vite';
import { expect, it, onTestFinished, vi } from 'vitest';
import { integrityOf } from '../../scripts/build/remote-package.mjs';
import { aTree } from '../architecture/a-tree.ts';

const REMOTE = {
  'package.json': '{ "livery": { "name": "giftCards", "routes": ["/gift-cards"] } }',
  'entry.tsx': "import { Page } from './page.tsx'; export const mount = () => Page;",
  'page.tsx': "import './look.css'; export function Page() { return <p>first</p>; }",
  'look.css': '.look { color: red; }',
};

const SHELL = 'http://aurora.localhost:8080';

async function startServing(files: Readonly<Record<string, string>> = REMOTE) {
  const root = aTree(files);
  // Replaces the link to the project's folder, because Vite stores its prepared packages there.
  rmSync(join(root, 'node_modules'), { force: true });
  mkdirSync(join(root, 'node_modules'));
  for (const name of ['react', 'react-dom', 'scheduler']) {
    symlinkSync(resolve('node_modules', name), join(root, 'node_modules', name));
  }
  const log: string[] = [];
  const servedRemote = await serveRemote({ root, port: 0, log: (line) => log.push(line) });
  // Vite writes its prepared packages even if it is closed: importing one waits for that.
  onTestFinished(async () => {
    const [, prepared = ''] = /from "([^"]*react_jsx[^"]*)"/.exec((await read('/page.tsx?last')).text) ?? [];
    await read(prepared);
    await servedRemote.close();
  });
  const read = async (path: string, origin = SHELL) => {
    const response = await fetch(new URL(path, servedRemote.address), { headers: { origin } });
    const { status, headers } = response;
    return { status, text: await response.text(), allowed: headers.get('access-control-allow-origin') };
  };
  return { root, log, read, ...servedRemote };
}

/** Saves a file repeatedly until a response is as expected: watchers miss changes within milliseconds. */
function saveUntil(file: string, text: string, asExpected: () => Promise<void>): Promise<void> {
  const save = async () => {
    writeFileSync(file, text);
    await asExpected();
  };
  return vi.waitFor(save, { timeout: 20_000, interval: 100 });
}

it('serves an entry that prepares the page before it loads the remote', async () => {
  const { address, read, log } = await startServing();
  expect(address).toMatch(/^http:\/\/localhost:\d+\/entry\.js$/);
  const { text } = await read('entry.js');
  expect(text).toMatch(/from "\/@livery\/hot-page\.js";\nconst own = await import\("\/entry\.tsx"\)/);
  expect((await read('entry.js?try=1')).text).toBe(text);
  expect((await read('@livery/hot-page.js')).text).toContain('injectIntoGlobalHook(window)');
  expect((await read('page.tsx')).text).toMatch(/first[^]*\$RefreshReg\$/);
  expect(log).toEqual([]);
});

it('adds styles without a style element, which the policy of a shell refuses', async () => {
  const { read } = await startServing();
  expect((await read('look.css?import')).text).toContain(
    'removeStyle as __vite__removeStyle } from "/@livery/styles.js"',
  );
  expect((await read('@livery/styles.js')).text).toContain('adoptedStyleSheets');
});

it('names pictures by whole addresses, because the page has another origin', async () => {
  const { address, read } = await startServing({
    ...REMOTE,
    'look.css': '.look { background: url("./p.svg"); }',
    'p.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  });
  const picture = new URL('p.svg', address).href;
  expect((await read('p.svg?import')).text).toContain(`"${picture}"`);
  expect((await read('look.css?import')).text).toContain(picture);
});

it('lists itself in a manifest, for a shell that has it as its content host', async () => {
  const { read } = await startServing();
  const { remotes } = JSON.parse((await read('remotes.json')).text);
  const { text } = await read('entry.js');
  expect(remotes.giftCards).toMatchObject({
    url: 'entry.js',
    routes: ['/gift-cards'],
    integrity: integrityOf(text),
  });
});

it('has its sources read by shells of this machine only', async () => {
  const { read } = await startServing();
  expect((await read('page.tsx')).allowed).toBe(SHELL);
  expect((await read('page.tsx', 'https://elsewhere.example')).allowed).toBe(null);
});

it('serves an edit, and says what is wrong with it', async () => {
  const { root, read, log } = await startServing();
  expect((await read('page.tsx')).text).toContain('first');
  const file = join(root, 'page.tsx');
  await saveUntil(file, 'export function Page() { return <p>second</p>; }', async () =>
    expect((await read('page.tsx')).text).toContain('second'),
  );
  await saveUntil(file, 'export function Page( {', async () => expect((await read('page.tsx')).status).toBe(500));
  expect(log.join()).toMatch(/page\.tsx:1:24[^]*`}` expected/);
});

it.each([
  [{ 'README.md': '' }, /There is no package\.json/],
  [{ 'package.json': '{}' }, /names no remote/],
  [{ 'package.json': '{ "livery": { "name": "../x" } }' }, /names no remote/],
  [{ 'package.json': '{ "livery": { "name": "blog" } }' }, /has no entry: there is no entry\.ts, no entry\.tsx/],
])('tells in one sentence what %j lacks', async (files, sentence) => {
  await expect(serveRemote({ root: aTree(files), port: 0, log: expect.fail })).rejects.toThrow(sentence);
});

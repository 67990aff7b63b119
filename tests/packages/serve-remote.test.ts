import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { remoteSettings } from '../../packages/remote/vite/remote-settings.mjs';
import { serveRemote } from '../../packages/remote/vite/serve-remote.mjs';
import { aTree } from '../architecture/a-tree.ts';

const REMOTE = {
  'package.json': '{ "livery": { "name": "topDestinations" } }',
  'entry.ts': "import styles from './look.module.css'; export const mount = () => 'first' + styles.look;",
  'look.module.css': '.look { color: red; }',
};

async function serve(files: Readonly<Record<string, string>> = REMOTE, folder = 'dist') {
  const root = aTree(files);
  const log: string[] = [];
  const served = await serveRemote({ root, out: join(root, folder), port: 0, log: (line) => log.push(line) });
  onTestFinished(() => served.close());
  const read = async (path: string) => {
    const response = await fetch(new URL(path, served.address));
    return { ...response, text: await response.text(), from: response.headers.get('access-control-allow-origin') };
  };
  return { root, log, read, ...served };
}

it('serves an entry that brings its styles, to shells of every origin', async () => {
  const { address, read } = await serve();
  expect(address).toMatch(/^http:\/\/localhost:\d+\/entry\.js$/);
  const { text, from } = await read('entry.js');
  expect(from).toBe('*');
  const [, script = '', style = ''] = /from "\.\/(.*?)";[^]*\["(.*?)"\]/.exec(text) ?? [];
  expect([(await read(script)).text, (await read(style)).text]).toEqual([
    expect.stringContaining('first'),
    expect.stringMatching(/^\._look_[^{]+\{color:red\}/),
  ]);
  expect((await read('package.json')).text).toBe('');
  expect((await read('%2e%2e/package.json')).text).toBe('');
});

it('builds a changed file, and tells the pages that show the remote', async () => {
  const { root, address, read } = await serve();
  const changes = await fetch(new URL('changes', address));
  const reader = changes.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(': open\n\n');
  writeFileSync(join(root, 'entry.ts'), "export const mount = () => 'second';");
  expect((await reader?.read())?.value).toBe('data: changed\n\n');
  const [, script = ''] = /from "\.\/(.*?)"/.exec((await read('entry.js')).text) ?? [];
  expect((await read(script)).text).toContain('second');
});

it('builds one change after the other, whatever its folder is called, and ends with the last one', async () => {
  const { root, address, read, log } = await serve(REMOTE, 'public');
  const changes = await fetch(new URL('changes', address));
  const reader = changes.body?.pipeThrough(new TextDecoderStream()).getReader();
  await reader?.read();
  for (const turn of [1, 2, 3, 4]) {
    writeFileSync(join(root, 'entry.ts'), `export const mount = () => 'turn ${turn}';`);
    expect((await reader?.read())?.value).toContain('data: changed');
  }
  await vi.waitFor(async () => {
    const [, script = ''] = /from "\.\/(.*?)"/.exec((await read('entry.js')).text) ?? [];
    expect((await read(script)).text).toContain('turn 4');
  }, 10_000);
  expect(log).toEqual([]);
});

it.each([
  [{ 'README.md': '' }, /There is no package\.json/],
  [{ 'package.json': '{}' }, /names no remote/],
  [{ 'package.json': '{ "livery": { "name": "../x" } }' }, /names no remote/],
  [{ 'package.json': '{ "livery": { "name": "blog" } }' }, /has no entry: there is no entry\.ts, no entry\.tsx/],
])('tells in one sentence what %j lacks', (files, sentence) => {
  expect(() => remoteSettings(aTree(files))).toThrow(sentence);
});

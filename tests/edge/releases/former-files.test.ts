import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formerFiles } from '../../../src/edge/releases/former-files.ts';
import { aBuiltShell } from '../a-built-shell.ts';
import { anEdge } from '../an-edge.ts';
import { addRelease, aReleasesFolder, builtAt } from './a-release.ts';

const HOST = 'http://aurora.localhost';

/** An edge with former releases besides its own; the test moves its clock. */
function anEdgeOver(releases: string) {
  let time = Date.parse('2026-02-03T00:00:00Z');
  const root = aBuiltShell();
  const problems: string[] = [];
  const findFormerFile = formerFiles({
    folders: [releases],
    own: root,
    onProblem: (problem) => problems.push(problem),
    now: () => time,
  });
  const edge = anEdge({ root, formerFiles: findFormerFile });
  const request = async (path: string, init?: RequestInit) => edge.request(`${HOST}${path}`, init);
  return {
    problems,
    request,
    read: async (path: string) => {
      const response = await request(path);
      return [response.status, await response.text()] as const;
    },
    wait: (ms: number) => {
      time += ms;
    },
  };
}

function releasesWith(files: Readonly<Record<string, string>>): string {
  const folder = aReleasesFolder();
  addRelease(folder, 'a', { files, version: builtAt('2026-02-01T00:00:00Z') });
  return folder;
}

describe('files of a former build', () => {
  it('are served for good, compressed where the build compressed them, with the headers of every response', async () => {
    const { request, read, problems } = anEdgeOver(
      releasesWith({
        'client/assets/old-1.js': 'old',
        'client/assets/old-1.js.br': 'brotli',
        'remotes/blog/entry-1.js': 'remote',
      }),
    );
    expect(await read('/assets/old-1.js')).toEqual([200, 'old']);
    expect(await read('/remotes/blog/entry-1.js')).toEqual([200, 'remote']);
    const response = await request('/assets/old-1.js', { headers: { 'accept-encoding': 'br' } });
    expect(await response.text()).toBe('brotli');
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': expect.stringMatching(/^text\/javascript/),
      'x-content-type-options': 'nosniff',
      vary: 'Accept-Encoding',
      'content-security-policy': expect.any(String),
    });
    const head = await request('/assets/old-1.js', { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length'), await head.text()]).toEqual([200, '3', '']);
    expect((await request('/assets/old-1.js', { method: 'POST' })).status).toBe(405);
    expect(problems).toEqual([]);
  });

  it('come after those of the own build, and the newest release’s before older ones', async () => {
    const ownAsset = 'client/assets/main-AbCd1234.js';
    const releases = releasesWith({ [ownAsset]: 'other', 'client/assets/same-1.js': 'older' });
    addRelease(releases, 'b', {
      files: { 'client/assets/same-1.js': 'newer' },
      version: builtAt('2026-02-02T00:00:00Z'),
    });
    const { read } = anEdgeOver(releases);
    expect(await read('/assets/main-AbCd1234.js')).toEqual([200, 'plain']);
    expect(await read('/assets/same-1.js')).toEqual([200, 'newer']);
  });

  it.each([
    '/assets/missing-1.js',
    '/assets/old-1.js.br',
    '/assets/',
    '/assets/..%2f..%2fversion.json',
    '/assets/link-1.js',
    '/assets/linked/secret.js',
    '/assets/.hidden.js',
    '/assets/.hidden/a.js',
    '/remotes/remotes.json',
    '/remotes/other.js',
    '/remotes/..%2fclient/index.html',
  ])('are no way to %s', async (path) => {
    const releases = releasesWith({
      'client/index.html': 'secret',
      'client/assets/old-1.js': 'old',
      'client/assets/old-1.js.br': 'brotli',
      'client/assets/.hidden.js': 'secret',
      'client/assets/.hidden/a.js': 'secret',
      'remotes/remotes.json': 'secret',
      'remotes/other.js': 'secret',
    });
    const outside = aReleasesFolder();
    writeFileSync(join(outside, 'secret.js'), 'secret');
    symlinkSync(join(outside, 'secret.js'), join(releases, 'a/client/assets/link-1.js'));
    symlinkSync(outside, join(releases, 'a/client/assets/linked'));
    expect(await anEdgeOver(releases).read(path)).toEqual([404, '404 Not Found']);
  });

  it.each(['client', 'client/assets'])('are not those of a folder that %s links to', async (link) => {
    const releases = releasesWith({});
    const outside = aReleasesFolder();
    mkdirSync(join(outside, 'assets'));
    for (const folder of ['.', 'assets']) writeFileSync(join(outside, folder, 'secret-1.js'), 'secret');
    rmSync(join(releases, 'a', link), { recursive: true, force: true });
    mkdirSync(join(releases, 'a', link, '..'), { recursive: true });
    symlinkSync(outside, join(releases, 'a', link));
    expect(await anEdgeOver(releases).read('/assets/secret-1.js')).toEqual([404, '404 Not Found']);
  });

  it('are 404 where they were removed since', async () => {
    const releases = releasesWith({ 'client/assets/old-1.js': 'old' });
    const { request, read } = anEdgeOver(releases);
    expect(await read('/assets/old-1.js')).toEqual([200, 'old']);
    rmSync(join(releases, 'a'), { recursive: true });
    const response = await request('/assets/old-1.js');
    expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-cache']);
  });

  it('are those of the next build, too, while it is rolled out: two seconds after the last look at the folders', async () => {
    const releases = releasesWith({});
    const { read, wait } = anEdgeOver(releases);
    expect(await read('/assets/next-1.js')).toEqual([404, '404 Not Found']);
    addRelease(releases, 'b', {
      files: { 'client/assets/next-1.js': 'next' },
      version: builtAt('2026-02-03T00:00:00Z'),
    });
    wait(1_999);
    expect(await read('/assets/next-1.js')).toEqual([404, '404 Not Found']);
    wait(1);
    expect(await read('/assets/next-1.js')).toEqual([200, 'next']);
  });
});

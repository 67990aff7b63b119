import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startContentHost } from '../../scripts/build/content-host.mjs';
import { aTree } from '../architecture/a-tree.ts';

const FILES = {
  'remotes.json': '{}',
  'blog/entry-0a1b2c3d.js': 'export {};',
  'blog/style-0a1b2c3d.css': 'p {}',
  'blog/blog-de-0a1b2c3d.json': '{}',
};

async function askContentHost(path: string, files: Readonly<Record<string, string>> = FILES) {
  const host = startContentHost(aTree(files, { withPackages: false }), { host: '127.0.0.1', port: 0 });
  onTestFinished(() => void host.close());
  await once(host, 'listening');
  const { port } = host.address() as AddressInfo;
  const { status, headers } = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: { origin: 'http://aurora.localhost:8080' },
  });
  const header = (name: string) => headers.get(name);
  return {
    status,
    type: header('content-type'),
    cached: header('cache-control'),
    origin: header('access-control-allow-origin'),
    varies: header('vary'),
  };
}

describe('the content host', () => {
  it.each([
    ['/blog/entry-0a1b2c3d.js', /javascript/],
    ['/blog/style-0a1b2c3d.css', /text\/css/],
    ['/blog/blog-de-0a1b2c3d.json', /json/],
  ])('serves %s to every site, for good', async (path, type) => {
    expect(await askContentHost(path)).toEqual({
      status: 200,
      type: expect.stringMatching(type),
      cached: 'public, max-age=31536000, immutable',
      origin: '*',
      varies: 'Accept-Encoding',
    });
  });

  it('serves the manifest anew each time', async () => {
    expect(await askContentHost('/remotes.json')).toMatchObject({ status: 200, cached: 'no-store', origin: '*' });
  });

  it('does not have what is missing remembered', async () => {
    expect(await askContentHost('/blog/entry-ffffffff.js')).toMatchObject({
      status: 404,
      cached: 'no-store',
      origin: '*',
      varies: 'Accept-Encoding',
    });
  });
});

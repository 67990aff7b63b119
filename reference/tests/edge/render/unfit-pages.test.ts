import type { RemoteContext } from '@livery/contract/remotes/remote-context';
import { createSandbox } from '@livery/sandbox/app';
import { expect, it } from 'vitest';
import { remoteRenderer } from '../../../../src/edge/render/remote-renderer.ts';
import { parseManifest } from '../../../../src/infrastructure/remotes/manifest-wire.ts';
import { parseRendered } from '../../../../src/infrastructure/remotes/rendered-wire.ts';
import { aBuiltShell } from '../../../../tests/edge/a-built-shell.ts';
import { serveEdge } from '../../../../tests/edge/serve-edge.ts';
import { aRenderingEdge } from '../a-rendering-edge.ts';

const root = aBuiltShell();
const fileEntry = (url: string) => ({ url, integrity: `sha384-${'A'.repeat(64)}` });
const parsedManifest = parseManifest(
  { version: 1, remotes: { blog: { ...fileEntry('b.js'), server: fileEntry('s.js') } } },
  'http://own.invalid/remotes',
);
if (!parsedManifest.ok) throw new Error('The manifest of this file is wrong.');
const manifest = parsedManifest.value;

/** Sites whose blog resolves to this. */
async function renderedBlog(render: (context: RemoteContext) => unknown) {
  const renderRemote = remoteRenderer({
    names: ['blog'],
    manifest: () => manifest,
    load: async () => ({ render: async (context) => parseRendered(render(context)) }),
    styleText: () => undefined,
    onError: () => undefined,
  });
  return serveEdge(aRenderingEdge({ root, renderRemote }, createSandbox().fetch));
}

it('an address that makes a page too long takes the page from nobody else', async () => {
  const { open } = await renderedBlog(({ location }) => ({ html: `<h1>${location.now().search}</h1>`.repeat(200) }));
  for (let number = 1; number <= 5; number += 1) {
    const { body, headers } = await open('aurora.localhost', `/blog?x=${number}${'y'.repeat(3000)}`);
    expect(body).toContain('Loading…');
    expect(headers['cache-control']).toBe('private, no-cache');
  }
  for (const host of ['aurora.localhost', 'marigold.localhost', 'rihla.localhost']) {
    expect((await open(host, '/blog')).body).toContain('data-served');
  }
});

it.each([
  ['is empty', () => ({ html: '' })],
  ['is still to come in part', () => ({ html: '<h1>Stories</h1>', isPartial: true })],
])('a page that %s is kept by nobody but its visitor', async (_, render) => {
  const { open } = await renderedBlog(render);
  const { status, headers } = await open('aurora.localhost', '/blog');
  expect([status, headers['cache-control']]).toEqual([200, 'private, no-cache']);
});

it('a page that is empty comes in its loading state', async () => {
  const { open } = await renderedBlog(() => ({ html: ' ' }));
  const { body } = await open('aurora.localhost', '/blog');
  expect([body.includes('Loading…'), body.includes('data-served')]).toEqual([true, false]);
});

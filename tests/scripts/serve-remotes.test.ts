import { createHash } from 'node:crypto';
import { createServer, type Plugin } from 'vite';
import { expect, it } from 'vitest';
import { hotMessages } from '../../scripts/build/remote-package.mjs';
import { serveRemotes } from '../../scripts/build/serve-remotes.ts';
import { parseManifest } from '../../src/infrastructure/remotes/manifest-wire.ts';
import { aTree } from '../architecture/a-tree.ts';

async function startServing(files: Readonly<Record<string, string>>, plugin: Plugin) {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: aTree({ 'index.html': 'page', ...files }),
    plugins: [plugin],
    server: { host: '127.0.0.1', port: 0, ws: false },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
  });
  await server.listen();
  const base = server.resolvedUrls?.local[0] ?? '';
  return { server, base, get: (path: string) => fetch(new URL(path, base)) };
}

it('the dev server serves remote modules from their sources, as a content host would: no build is needed', async () => {
  const { server, base, get } = await startServing(
    {
      'reference/remotes/blog/entry.tsx': 'export const mount: unknown = 1;',
      'dist/remotes/remotes.json': 'built before',
    },
    serveRemotes(),
  );
  try {
    const manifest = parseManifest(await (await get('/remotes/remotes.json?t=1')).json(), `${base}remotes`);
    const { blog, resort } = manifest.ok ? manifest.value : expect.fail();
    const entry = blog.ok ? blog.value.entry : expect.fail();
    expect(resort).toMatchObject({ ok: false, error: { kind: 'remote-missing' } });

    const response = await get(entry.url);
    const source = await response.text();
    expect(response.headers.get('content-type')).toBe('text/javascript');
    expect(entry.integrity).toBe(`sha384-${createHash('sha384').update(source).digest('base64')}`);
    expect(source).toBe('export * from "/reference/remotes/blog/entry.tsx";\n');
    expect(await (await get('/reference/remotes/blog/entry.tsx')).text()).toContain('export const mount = 1');
    expect((await get('/remotes/elsewhere/@entry.js')).status).toBe(404);
    expect((await get('/remotes/resort/@entry.js')).status).toBe(404);
  } finally {
    await server.close();
  }
});

it('the dev server gives messages that replace themselves, and leaves other JSON alone', async () => {
  const { server } = await startServing(
    {
      'texts/en.json': '{"hello":"Hello"}',
      'world.json': '{"hello":"world"}',
      'later.ts': "export const later = () => import('./texts/en.json', { with: { type: 'json' } });",
      'page.ts': "import en from './texts/en.json'; import world from './world.json'; export const all = [en, world];",
    },
    hotMessages(),
  );
  try {
    const { client } = server.environments;
    await client.transformRequest('/page.ts');
    const messages = await client.transformRequest('/texts/en.json');
    expect(messages?.code).toContain('const messages = {"hello":"Hello"}');
    expect(messages?.code).toContain('import.meta.hot.accept()');
    // Browsers don't accept a script in place of JSON.
    expect((await client.transformRequest('/later.ts'))?.code).toMatch(/import\("[^"]*texts\/en"\)/);
    expect((await client.transformRequest('/world.json'))?.code).not.toContain('import.meta.hot');
    expect(client.moduleGraph.getModuleById(`\0hot-messages:${server.config.root}/texts/en`)?.isSelfAccepting).toBe(
      true,
    );
  } finally {
    await server.close();
  }
});

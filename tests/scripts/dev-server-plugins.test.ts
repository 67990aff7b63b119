import { createServer } from 'vite';
import { expect, it } from 'vitest';
import { serveBuiltRemotes } from '../../scripts/build/dev-server-plugins.ts';
import { aTree } from '../architecture/a-tree.ts';

it('the dev server serves the remote modules as they were built, 404 for what is missing, and nothing else of the build', async () => {
  const server = await createServer({
    configFile: false,
    logLevel: 'silent',
    root: aTree({ 'index.html': 'page', 'dist/remotes/remotes.json': '{"version":1}', 'dist/edge/main.js': 'secret' }),
    plugins: [serveBuiltRemotes()],
    server: { host: '127.0.0.1', port: 0 },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await server.listen();
    const get = (path: string) => fetch(new URL(path, server.resolvedUrls?.local[0]));
    expect(await (await get('/remotes/remotes.json?t=1')).json()).toEqual({ version: 1 });
    expect((await get('/remotes/gone.js')).status).toBe(404);
    expect(await (await get('/remotes/%2e%2e/edge/main.js')).text()).not.toContain('secret');
  } finally {
    await server.close();
  }
});

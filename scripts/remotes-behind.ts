import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Plugin } from 'vite';

/**
 * Serves the remote modules behind Vite's dev server as they were last built
 * (`node scripts/build-remotes.mjs`): they are programs of their own, and what
 * they share with the shell they get from it by name, here as anywhere.
 */
export function remotesBehind(): Plugin {
  return {
    name: 'livery:remotes-behind',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      const remotes = new Hono().use(serveStatic({ root: join(config.root, 'dist') }));
      const answer = getRequestListener(remotes.fetch);
      middlewares.use((incoming, outgoing, next) => {
        if (incoming.url?.startsWith('/remotes/') === true) answer(incoming, outgoing).catch(next);
        else next();
      });
    },
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Plugin, ViteDevServer } from 'vite';
import policies from '../../sandbox/world/policies.json' with { type: 'json' };
import { pageWithConfiguration } from '../../src/edge/page-configuration.ts';

/** Lets Vite's dev server serve the calls of the API by the sandbox, on the page's own origin as in `npm start`. */
export function serveSandbox(): Plugin {
  return {
    name: 'livery:serve-sandbox',
    apply: 'serve',
    transformIndexHtml: (html) =>
      pageWithConfiguration(html, {
        environment: 'local',
        apiUrl: '',
        resortUrl: '/resort-api',
        contentUrl: '/remotes',
        policies,
      }),
    configureServer(server) {
      const respond = respondFromSandbox(server);
      server.middlewares.use((incoming, outgoing, next) => {
        if (/^\/(api|resort-api|sandbox|media)([/?]|$)/.test(incoming.url ?? ''))
          respond(incoming, outgoing).catch(next);
        else next();
      });
    },
  };
}

/** A change of the sandbox's code takes effect at the next call, with new data. */
function respondFromSandbox(server: ViteDevServer) {
  let loaded: Record<string, unknown> | undefined;
  let listener: ReturnType<typeof getRequestListener> | undefined;

  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const module = await server.ssrLoadModule('/sandbox/app.ts');
    if (listener === undefined || module !== loaded) {
      listener = getRequestListener(module['createSandbox']({ environment: 'local' }).fetch);
      loaded = module;
    }
    await listener(incoming, outgoing);
  };
}

/**
 * Lets Vite's dev server serve the remote modules as they were last built (`node scripts/build/build-remotes.mjs`): they are
 * programs of their own, and import by name what they share with the shell.
 */
export function serveBuiltRemotes(): Plugin {
  return {
    name: 'livery:serve-built-remotes',
    apply: 'serve',
    configureServer({ config, middlewares }) {
      const remotes = new Hono().use(serveStatic({ root: join(config.root, 'dist') }));
      const respond = getRequestListener(remotes.fetch);
      middlewares.use((incoming, outgoing, next) => {
        if (incoming.url?.startsWith('/remotes/') === true) respond(incoming, outgoing).catch(next);
        else next();
      });
    },
  };
}

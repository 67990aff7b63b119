import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import policies from '../sandbox/world/policies.json' with { type: 'json' };
import { pageWithConfiguration } from '../src/edge/page-configuration.ts';

/** Puts the sandbox behind Vite's dev server, on the page's own origin as in `npm start`. */
export function sandboxBehind(): Plugin {
  return {
    name: 'livery:sandbox-behind',
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
      const answer = answerFromSandbox(server);
      server.middlewares.use((incoming, outgoing, next) => {
        if (/^\/(api|resort-api|sandbox|media)([/?]|$)/.test(incoming.url ?? ''))
          answer(incoming, outgoing).catch(next);
        else next();
      });
    },
  };
}

/** A change of the sandbox's code is there at the next call, with a new world. */
function answerFromSandbox(server: ViteDevServer) {
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

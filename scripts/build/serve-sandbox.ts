import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Plugin, ViteDevServer } from 'vite';
import { pageWithConfiguration } from '../../src/edge/page-configuration.ts';

/** Makes the sandbox answer API calls in Vite's dev server, on the page's origin, as in `npm start`. */
export function serveSandbox(): Plugin {
  return {
    ...answerFromSandbox(),
    async transformIndexHtml(html, { server }) {
      const demo = await server?.ssrLoadModule('@livery/sandbox/world/policies.json');
      return pageWithConfiguration(html, {
        environment: 'local',
        apiUrl: '',
        resortUrl: '/resort-api',
        contentUrl: '/remotes',
        policies: demo?.['default'] ?? {},
      });
    },
  };
}

type LoadModule = (server: ViteDevServer) => ReturnType<ViteDevServer['ssrLoadModule']>;

/** Loads the sandbox by Vite, which loads it again when its code changes. */
const loadByVite: LoadModule = (server) => server.ssrLoadModule('@livery/sandbox/app');

/** Answers the calls only, for pages without a configuration, such as stories. */
export function answerFromSandbox(load = loadByVite): Plugin {
  return {
    name: 'livery:serve-sandbox',
    apply: 'serve',
    configureServer(server) {
      const respond = respondFromSandbox(() => load(server));
      server.middlewares.use((incoming, outgoing, next) => {
        if (/^\/(api|resort-api|sandbox|media)([/?]|$)/.test(incoming.url ?? ''))
          respond(incoming, outgoing).catch(next);
        else next();
      });
    },
  };
}

/** A change of the sandbox's code takes effect at the next call, with new data. */
function respondFromSandbox(load: () => ReturnType<LoadModule>) {
  let loadedModules: Awaited<ReturnType<LoadModule>> | undefined;
  let listener: ReturnType<typeof getRequestListener> | undefined;

  return async (incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> => {
    const module = await load();
    if (listener === undefined || module !== loadedModules) {
      listener = getRequestListener(module['createSandbox']({ environment: 'local' }).fetch);
      loadedModules = module;
    }
    await listener(incoming, outgoing);
  };
}

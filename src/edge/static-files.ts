import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/**
 * Serves what the build made for browsers, and only that: the shell's files at the root, the remote modules under
 * `/remotes/`, compressed where the build compressed them. Passes on what is no file.
 *
 * @param root the folder of the build, with `client/` and `remotes/` in it
 */
export function staticFiles(root: string): MiddlewareHandler {
  const client = serveStatic({ root: join(root, 'client'), precompressed: true });
  const remotes = serveStatic({
    root: join(root, 'remotes'),
    precompressed: true,
    rewriteRequestPath: (path) => path.replace(/^\/remotes\//, '/'),
  });
  return (context, next) => (context.req.path.startsWith('/remotes/') ? remotes : client)(context, next);
}

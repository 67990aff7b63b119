import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

/** What of `dist/` is for browsers: hashed assets, remotes, and the files beside index.html, not the edge's own code. */
const PUBLIC = /^\/(assets\/.+|remotes\/.+|[\w-][\w.-]*\.\w+)$/;

/** Serves the build's files as they are, compressed where the build compressed them; passes on what is no file. */
export function staticFiles(root: string): MiddlewareHandler {
  const files = serveStatic({ root, precompressed: true });
  return async (context, next) => (PUBLIC.test(context.req.path) ? files(context, next) : next());
}

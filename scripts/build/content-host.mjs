import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

/**
 * Serves the remote modules on their own origin, as a content delivery host does.
 *
 * @param {string} root the folder of the built remotes; if it doesn't exist, every file is missing
 * @param {{ host: string, port: number }} where
 */
export function startContentHost(root, { host, port }) {
  const app = new Hono();
  app.use(cors());
  app.use(async (context, next) => {
    await next();
    // A file whose name has a digest never changes; the manifest lists the current names.
    const forever = context.res.ok && /^\/[^/]+\/[^/]+-[\da-f]{8}\.\w+$/.test(context.req.path);
    context.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-store');
    context.header('X-Content-Type-Options', 'nosniff');
    context.header('Vary', 'Accept-Encoding');
  });
  if (existsSync(root)) app.use(serveStatic({ root, precompressed: true }));
  const handle = getRequestListener(app.fetch);
  return createServer((incoming, outgoing) => void handle(incoming, outgoing)).listen(port, host);
}

import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { cors } from 'hono/cors';

/**
 * Serves the remote modules on an origin of their own, as a content delivery host does.
 *
 * @param {string} root the folder of the built remotes; without it every file is missing
 * @param {{ host: string, port: number }} where
 */
export function startContentHost(root, { host, port }) {
  const app = new Hono();
  app.use(cors());
  if (existsSync(root)) app.use(serveStatic({ root }));
  const answer = getRequestListener(app.fetch);
  return createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(port, host);
}

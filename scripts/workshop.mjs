/**
 * `npm run workshop`: every component of the kit and every card, in all their states, at an address of its own.
 *
 * Usage: PORT=5180 node scripts/workshop.mjs
 */
import { join } from 'node:path';
import { createServer } from 'vite';
import { freePort } from './free-port.mjs';
import { PROJECT_ROOT } from './project-root.mjs';

const host = '127.0.0.1';
const port = await freePort(Number(process.env.PORT) || 5180, host);
const server = await createServer({
  configFile: join(PROJECT_ROOT, 'workshop', 'vite.config.ts'),
  server: { host, port, strictPort: true },
});
await server.listen();
console.log(`The workshop is open at http://localhost:${port}/workshop/`);

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../support/agency-site.ts';
import { type OwnEdge, startEdge } from '../support/edge-of-its-own.ts';
import { openWithWorker } from '../support/service-worker.ts';

test.use({ serviceWorkers: 'allow' });

const LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="40"><rect width="200" height="40"/></svg>';

/** A platform whose only agency has its logo on a host that lets no script read it. */
function startPlatform(): Promise<Server> {
  const server = createServer((request, response) => {
    const { port } = server.address() as AddressInfo;
    if (request.url === '/logo.svg') return response.writeHead(200, { 'Content-Type': 'image/svg+xml' }).end(LOGO);
    if (request.url?.startsWith('/api/agency') && !request.url.startsWith('/api/agency/')) {
      const agency = { agencyName: 'Far Away', logo: `http://127.0.0.1:${port}/logo.svg` };
      return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ agency }));
    }
    return response.writeHead(404).end();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

let platform: Server;
let edge: OwnEdge;
test.beforeAll(async () => {
  platform = await startPlatform();
  const { port } = platform.address() as AddressInfo;
  edge = await startEdge({ LIVERY_API_URL: `http://127.0.0.1:${port}` });
});
test.afterAll(async () => {
  await edge.stop();
  platform.close();
  platform.closeAllConnections();
});

test('the offline page shows a logo from a host that lets no script read it', async ({ page, context }) => {
  await openWithWorker(page, edge.at('far', '/about'));
  await expect.poll(() => page.evaluate(async () => (await caches.match('/offline/logo'))?.type)).toBe('opaque');
  await context.setOffline(true);
  await page.goto(edge.at('far', '/about'));
  const logo = page.locator('img');
  await expect.poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(200);
});

import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import type { Tenant } from '../../../src/domain/agency/tenant.ts';
import { createNextTurn } from '../../../src/edge/render/fair-turns.ts';

const AURORA = 'https://aurora.example' as Tenant;
const nextTurn = createNextTurn(15_000);

it('lets connections in that wait, of which Node accepts one in each round of the event loop', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let acceptedCount = 0;
  server.on('connection', () => {
    acceptedCount += 1;
  });
  const clients = Array.from({ length: 40 }, () => connect({ port, host: '127.0.0.1' }));
  onTestFinished(() => {
    for (const client of clients) client.destroy();
    server.close();
  });
  await nextTurn(AURORA);
  expect(acceptedCount).toBe(40);
});

it('comes for one page after another, in the order of the calls', async () => {
  const order: number[] = [];
  await Promise.all(
    [1, 2, 3].map(async (page) => {
      await nextTurn(AURORA);
      order.push(page);
    }),
  );
  expect(order).toEqual([1, 2, 3]);
});

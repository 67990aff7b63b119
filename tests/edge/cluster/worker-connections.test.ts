import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { CONNECTION_LIMITS, limitConnections, type Refusal } from '../../../src/edge/connection-limits.ts';

it('more connections than a worker may have are closed by itself, and those that only wait for a request make room', async () => {
  const refusals: Refusal[] = [];
  const server = createServer((_, response) => response.end('a page'));
  limitConnections(server, { ...CONNECTION_LIMITS, connections: 2 }, (refusal) => refusals.push(refusal), true);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // If it were set, node:cluster would hand the connection to the next worker.
  expect(server.maxConnections).toBeFalsy();
  const { port } = server.address() as AddressInfo;
  const open = () => connect(port, '127.0.0.1').on('error', () => undefined);
  const keptSockets = [open(), open()];
  for (const client of keptSockets) {
    client.write('GET / HTTP/1.1\r\nHost: aurora.example\r\n\r\n');
    await once(client, 'data');
  }
  const closed = Promise.all([...keptSockets, open()].map((client) => once(client, 'close')));
  await closed;
  expect(refusals).toEqual(['connections']);
  const [response]: IncomingMessage[] = await once(get({ port, agent: false }), 'response');
  expect(response?.resume().statusCode).toBe(200);
});

import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { CONNECTION_LIMITS, type ConnectionLimits, type Refusal } from '../../src/edge/connection-limits.ts';
import { listen } from '../../src/edge/listen.ts';
import { telemetryRoutes } from '../../src/edge/operation/telemetry.ts';

/** The size of the large response, in bytes. */
export const LARGE_SIZE = 64 * 1024 * 1024;

/** A server with a page and a response of 64 MB, whose limits are short. */
export async function aServer(limits: Partial<ConnectionLimits> = {}) {
  const refusals: Refusal[] = [];
  const app = new Hono();
  app.get('/large', () => new Response(new Uint8Array(LARGE_SIZE)));
  app.route('/', telemetryRoutes({ log: { warn: () => undefined }, clientOf: () => 'a client' }));
  let handled = 0;
  app.get('*', (context) => {
    handled += 1;
    return context.text('a page');
  });
  const short = { ...CONNECTION_LIMITS, interval: 10, ...limits };
  const listening = await listen(app, { host: '127.0.0.1', port: 0, limits: short }, undefined, (refusal) =>
    refusals.push(refusal),
  );
  if (!listening.ok) throw new Error(listening.error);
  const { server } = listening.value;
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return {
    server,
    refusals,
    /** The number of requested pages. */
    handled: () => handled,
    /** Opens a connection; returns both ends. */
    async connected(options = {}) {
      const connectionPromise = once(server, 'connection');
      const client = connect({ port, host: '127.0.0.1', ...options });
      onTestFinished(() => void client.destroy());
      const [peer] = await connectionPromise;
      return { client: client.on('error', () => undefined), peer };
    },
    async page(): Promise<number | undefined> {
      const [response]: IncomingMessage[] = await once(get({ port, agent: false }), 'response');
      return response?.resume().statusCode;
    },
  };
}

/** Everything that a client reads until the server closes the connection. */
export async function allOf(client: Socket): Promise<string> {
  let text = '';
  client.setEncoding('latin1').on('data', (piece: string) => {
    text += piece;
  });
  await once(client, 'end');
  return text;
}

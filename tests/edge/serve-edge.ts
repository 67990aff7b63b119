import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Hono } from 'hono';
import { afterAll } from 'vitest';
import { listen } from '../../src/edge/listen.ts';
import { OPENING_REQUEST } from './an-edge.ts';

export interface ReceivedResponse {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface SentRequest {
  readonly method?: string;
  readonly headers?: Record<string, string>;
}

export interface ServedEdge {
  /** Requests a page as a browser that opens it does. */
  open(host: string, path: string, sent?: SentRequest): Promise<ReceivedResponse>;
  /** Sends these lines as they are, and reads the whole response. */
  send(...lines: readonly string[]): Promise<string>;
}

/** Serves an edge for the tests of one file. */
export async function serveEdge(edge: Hono): Promise<ServedEdge> {
  const listening = await listen(edge, { host: '127.0.0.1', port: 0 });
  if (!listening.ok) throw new Error(listening.error);
  const { server } = listening.value;
  const { port } = server.address() as AddressInfo;
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });

  return {
    async open(host, path, { method = 'GET', headers = {} } = {}) {
      const sentRequest = request({
        port,
        path,
        method,
        headers: { host, ...OPENING_REQUEST.headers, ...headers },
      }).end();
      const [response]: IncomingMessage[] = await once(sentRequest, 'response');
      if (response === undefined) throw new Error('There is no response.');
      const body = Buffer.concat(await response.toArray()).toString('utf8');
      return { status: response.statusCode ?? 0, headers: response.headers, body };
    },
    send: (...lines) =>
      new Promise((resolve, reject) => {
        let text = '';
        const socket = connect(port, '127.0.0.1', () =>
          socket.write([...lines, 'Connection: close', '', ''].join('\r\n')),
        );
        socket.setEncoding('latin1').on('data', (piece: string) => {
          text += piece;
        });
        socket.once('end', () => resolve(text)).once('error', reject);
      }),
  };
}

import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createSandbox } from '../../app.ts';

interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** A response over the network, whether complete or not. */
export interface WireResponse {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  /** False if the connection ended before the announced length was received. */
  readonly complete: boolean;
}

export interface RunningSandbox {
  readonly server: Server;
  request(path: string, options?: RequestOptions): Promise<WireResponse>;
  /** Sends a request and returns it, so that a test can abort it. */
  send(path: string): ReturnType<typeof request>;
  /** Resolves once there are no connections left: none is closed by force. */
  close(): Promise<void>;
}

/** A sandbox for one test behind a real socket. `fetch` can't set a Host header, so this uses `node:http`. */
export async function runSandbox(): Promise<RunningSandbox> {
  const server = serve({ fetch: createSandbox().fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = (path: string, { method = 'GET', headers = {} }: RequestOptions = {}): ReturnType<typeof request> =>
    request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  return {
    server,
    send: (path) => send(path).end(),
    async request(path, options = {}) {
      const sentRequest = send(path, options).end(options.body);
      const [response] = (await once(sentRequest, 'response')) as [IncomingMessage];
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece: string) => {
        text += piece;
      });
      response.on('error', () => undefined);
      await new Promise((resolve) => response.once('close', resolve));
      return { status: response.statusCode, headers: response.headers, text, complete: response.complete };
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

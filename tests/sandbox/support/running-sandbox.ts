import { once } from 'node:events';
import { type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { createSandbox } from '../../../sandbox/app.ts';

interface Asking {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Result over the wire, whether or not it came to its end. */
export interface Heard {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
  /** False when the line went dead before all that was announced had come. */
  readonly complete: boolean;
}

export interface RunningSandbox {
  readonly server: Server;
  ask(path: string, asking?: Asking): Promise<Heard>;
  /** Sends a request and gives it, for those who want to leave before the end. */
  send(path: string): ReturnType<typeof request>;
  /** Resolves once nobody is connected any more: no connection is closed by force. */
  close(): Promise<void>;
}

/** A sandbox of a test's own behind a real socket. `fetch` can't set a Host header, so this asks with `node:http`. */
export async function runSandbox(): Promise<RunningSandbox> {
  const server = serve({ fetch: createSandbox().fetch, port: 0, hostname: '127.0.0.1' }) as Server;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const send = (path: string, { method = 'GET', headers = {} }: Asking = {}): ReturnType<typeof request> =>
    request({ host: '127.0.0.1', port, path, method, headers, agent: false });
  return {
    server,
    send: (path) => send(path).end(),
    async ask(path, asking = {}) {
      const asked = send(path, asking).end(asking.body);
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
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

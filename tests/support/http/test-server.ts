import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A server for one test on this machine; it records every request, and responds with its listener. */
export interface TestServer {
  readonly url: string;
  readonly requests: readonly IncomingMessage[];
  /** The complete bodies of requests, in the order of `requests`. */
  readonly bodies: readonly string[];
  close(): Promise<void>;
}

export async function startServer(respond: RequestListener): Promise<TestServer> {
  const requests: IncomingMessage[] = [];
  const bodies: string[] = [];
  const server: Server = createServer((request, response) => {
    const turn = requests.push(request) - 1;
    bodies[turn] = '';
    request.setEncoding('utf8').on('data', (piece: string) => {
      bodies[turn] += piece;
    });
    respond(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    bodies,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Responds with a JSON body, once the whole request has arrived. */
export function jsonListener(body: unknown, status = 200): RequestListener {
  return (request, response) => {
    request.on('end', () => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    });
  };
}

/** Handles requests with these listeners in turn, and all later ones with the last. */
export function inTurn(...listeners: readonly RequestListener[]): RequestListener {
  let turn = 0;
  return (request, response) => listeners[Math.min(turn++, listeners.length - 1)]?.(request, response);
}

/** Starts a server that is closed when the test is over. */
export async function aServer(respond: RequestListener): Promise<TestServer> {
  const server = await startServer(respond);
  onTestFinished(server.close);
  return server;
}

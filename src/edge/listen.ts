import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Hono } from 'hono';
import { err, ok, type Result } from '../domain/shared/result.ts';
import { isValidHost, normalizedHost } from './valid-host.ts';

interface Head {
  /** Names and values in turn, as they arrived. */
  readonly rawHeaders: readonly string[];
  readonly url?: string | undefined;
}

/**
 * Why a request's host is not clear, in one sentence; `undefined` where it is. The
 * site is chosen by it, so it is never guessed.
 */
function hostProblem({ rawHeaders, url = '' }: Head): string | undefined {
  const hosts = rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === 'host');
  const [host = ''] = hosts;
  if (hosts.length !== 1) return 'A request names its host in one Host header.';
  if (!isValidHost(host)) return 'The Host header names no host.';
  if (!url.startsWith('/')) return 'The request line names a path of the host.';
  return undefined;
}

/** A listening server and its address. */
export interface Listening {
  readonly server: Server;
  readonly address: string;
}

/** The headers of responses to invalid requests. */
const ERROR_HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', Connection: 'close' };

/** The statuses of errors of Node's request parser; all others are a 400. */
const REQUEST_ERRORS: ReadonlyMap<string, string> = new Map([
  ['HPE_HEADER_OVERFLOW', '431 Request Header Fields Too Large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', '408 Request Timeout'],
]);

/** In bytes, for all headers and the request line: a query of 16 kB, and cookies, have room. */
const MAX_HEADER_SIZE = 64 * 1024;

/** Starts to listen; fails with a sentence when the address can't be used. */
export function listen(edge: Hono, { host, port }: { host: string; port: number }): Promise<Result<Listening, string>> {
  const listener = getRequestListener(edge.fetch, {
    errorHandler: (failure) =>
      new Response(null, { status: failure instanceof RequestError ? 400 : 500, headers: ERROR_HEADERS }),
  });
  // A request without a host is refused here, with the headers of every response, and not by Node itself.
  const options = { requireHostHeader: false, maxHeaderSize: MAX_HEADER_SIZE };
  const server = createServer(options, (incoming, outgoing) => {
    const problem = hostProblem(incoming);
    if (problem !== undefined) return refuse(outgoing, problem);
    incoming.headers.host = normalizedHost(incoming.headers.host ?? '');
    void listener(incoming, outgoing);
  });
  server.on('checkExpectation', (_, outgoing: ServerResponse) => outgoing.writeHead(417, ERROR_HEADERS).end());
  server.on('clientError', (failure: Error & { code?: string }, socket) => {
    const status = REQUEST_ERRORS.get(failure.code ?? '') ?? '400 Bad Request';
    const headers = Object.entries(ERROR_HEADERS).map(([name, value]) => `${name}: ${value}`);
    if (socket.writable) socket.end([`HTTP/1.1 ${status}`, ...headers, 'Content-Length: 0', '', ''].join('\r\n'));
    else socket.destroy();
  });
  return new Promise((resolve) => {
    server.once('error', (failure) => resolve(err(refusal(failure, host, port))));
    server.listen(port, host, () => resolve(ok({ server, address: addressOf(host, server.address()) })));
  });
}

function refuse(outgoing: ServerResponse, problem: string): void {
  outgoing.writeHead(400, { ...ERROR_HEADERS, 'Content-Type': 'text/plain; charset=UTF-8' });
  outgoing.end(`${problem}\n`);
}

function refusal(failure: Error & { code?: string }, host: string, port: number): string {
  switch (failure.code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken: stop the program that listens there, or set PORT to another port.`;
    case 'EACCES':
      return `Port ${port} needs rights that this user does not have: set PORT to 1024 or higher.`;
    default:
      return `${host} is not an address of this machine: set HOST to one that is, such as 127.0.0.1.`;
  }
}

function addressOf(host: string, bound: AddressInfo | string | null): string {
  const port = typeof bound === 'object' && bound !== null ? bound.port : '';
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** Ends the program on a signal, without waiting for open requests. */
export function closeOnSignals(server: Server): void {
  const close = (): void => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  };
  process.once('SIGINT', close);
  process.once('SIGTERM', close);
}

import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, RequestError } from '@hono/node-server';
import { err, ok, type Result } from '@livery/contract/shared/result';
import type { Hono } from 'hono';
import {
  CONNECTION_LIMITS,
  type ConnectionLimits,
  ERROR_HEADERS,
  limitConnections,
  limitPipelinedRequests,
  type Refusal,
  serverOptions,
} from './connection-limits.ts';
import { isValidHost, normalizedHost } from './host.ts';
import { currentRequest } from './operation/current-request.ts';
import type { RequestHandler } from './operation/observe-requests.ts';

interface RequestHead {
  /** Names and values alternately, as they arrived. */
  readonly rawHeaders: readonly string[];
  readonly url?: string | undefined;
}

/**
 * Why a request's host isn't clear, in one sentence; `undefined` if it is. The host selects the site, so it is never
 * guessed.
 */
function hostProblem({ rawHeaders, url = '' }: RequestHead): string | undefined {
  let hosts = 0;
  let host = '';
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() !== 'host') continue;
    hosts += 1;
    host = rawHeaders[index + 1] ?? '';
  }
  if (hosts !== 1) return 'A request names its host in one Host header.';
  if (!isValidHost(host)) return 'The Host header names no host.';
  if (!url.startsWith('/')) return 'The request line names a path of the host, or an address on it.';
  return undefined;
}

/**
 * The path and query if the request line contains a whole address on its host (RFC 9112, 3.2.2); else the request
 * line's content.
 */
function pathOnHost({
  url = '',
  headers,
}: {
  url?: string | undefined;
  headers: { host?: string | undefined };
}): string {
  const [, host, path] = /^https?:\/\/([^/?#]*)(.*)$/is.exec(url) ?? [];
  if (host === undefined || path === undefined || host.toLowerCase() !== headers.host?.toLowerCase()) return url;
  return path.startsWith('/') ? path : `/${path}`;
}

/** A listening server and its address. */
export interface ListeningServer {
  readonly server: Server;
  readonly address: string;
}

/** The address to listen on. */
interface Address {
  readonly host: string;
  readonly port: number;
  /** The names of its settings, for error messages. */
  readonly variables?: { readonly host: string; readonly port: string };
  readonly limits?: ConnectionLimits;
}

const NO_OBSERVER = (handle: RequestHandler): RequestHandler => handle;
const NO_COUNTER = () => undefined;

const SITE_VARIABLES = { host: 'HOST', port: 'PORT' } as const;

/**
 * Starts to listen; fails with one sentence if the address can't be used.
 *
 * @param observe called for each request
 * @param onRefused called with why a connection was closed before there was a request
 */
export function listen(
  edge: Pick<Hono, 'fetch'>,
  { host, port, variables = SITE_VARIABLES, limits = CONNECTION_LIMITS }: Address,
  observe = NO_OBSERVER,
  onRefused: (refusal: Refusal) => void = NO_COUNTER,
): Promise<Result<ListeningServer, string>> {
  const listener = getRequestListener(edge.fetch, {
    errorHandler: (failure) =>
      new Response(null, {
        status: failure instanceof RequestError ? 400 : 500,
        headers: { ...ERROR_HEADERS, ...currentRequest()?.headers },
      }),
  });
  // A request without a host is refused by this code, with the headers of every response, and not by Node.
  const options = { requireHostHeader: false, ...serverOptions(limits) };
  const handle: RequestHandler = (incoming, outgoing) => {
    incoming.url = pathOnHost(incoming);
    const problem = hostProblem(incoming);
    if (problem !== undefined) return refuseRequest(outgoing, problem);
    incoming.headers.host = normalizedHost(incoming.headers.host ?? '');
    void listener(incoming, outgoing);
  };
  const server = createServer(options, limitPipelinedRequests(observe(handle), limits, onRefused));
  server.on('checkExpectation', (_, outgoing: ServerResponse) => outgoing.writeHead(417, ERROR_HEADERS).end());
  limitConnections(server, limits, onRefused);
  return new Promise((resolve) => {
    server.once('error', (failure) => resolve(err(listenProblem(failure, { host, port, variables }))));
    server.listen(port, host, () => resolve(ok({ server, address: boundAddress(host, server.address()) })));
  });
}

function refuseRequest(outgoing: ServerResponse, problem: string): void {
  outgoing.writeHead(400, {
    ...ERROR_HEADERS,
    ...currentRequest()?.headers,
    'Content-Type': 'text/plain; charset=UTF-8',
  });
  outgoing.end(`${problem}\n`);
}

function listenProblem(
  failure: Error & { code?: string },
  { host, port, variables }: Required<Omit<Address, 'limits'>>,
): string {
  switch (failure.code) {
    case 'EADDRINUSE':
      return `Port ${port} of ${host} is taken: stop the program that listens there, or set ${variables.port} to another port.`;
    case 'EACCES':
      return `Port ${port} needs rights that this user does not have: set ${variables.port} to 1024 or higher.`;
    default:
      return `${host} is not an address of this machine: set ${variables.host} to one that is, such as 127.0.0.1.`;
  }
}

function boundAddress(host: string, bound: AddressInfo | string | null): string {
  const port = typeof bound === 'object' && bound !== null ? bound.port : '';
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

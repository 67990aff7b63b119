import cluster from 'node:cluster';
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What a connection may take; times in milliseconds. */
export interface ConnectionLimits {
  /** From a connection's start, or a request's, to the end of its headers. */
  readonly headers: number;
  /** To the end of the request's body; at least as long as the headers'. */
  readonly request: number;
  /** How long a connection without a request stays open: longer than the one of a load balancer in front. */
  readonly keepAlive: number;
  /** How long a client may wait for a response: longer than a page may take. While a part of one is unread, Node counts twice as long. */
  readonly idle: number;
  /** How often it is looked for requests that are late. */
  readonly interval: number;
  /** In bytes, of all headers and the request line. */
  readonly headerBytes: number;
  /** Connections at a time. */
  readonly connections: number;
  /** Requests of one connection that wait for their responses at a time (pipelining); browsers and proxies send one. */
  readonly pipelined: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 10_000,
  request: 20_000,
  keepAlive: 65_000,
  idle: 120_000,
  interval: 2000,
  // A query of 16 kB, and cookies, have room.
  headerBytes: 64 * 1024,
  // Some 100 MB if they do nothing.
  connections: 10_000,
  pipelined: 4,
};

/** Why a connection was closed: slow, too large, not HTTP, one too many, or too many requests at once. */
export type Refusal = 'timeout' | 'headers' | 'invalid' | 'connections' | 'pipelined';

/** The headers of responses to invalid requests. */
export const ERROR_HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', Connection: 'close' };

/** By the codes of Node's errors; all others are a 400. */
const REFUSALS_BY_CODE: ReadonlyMap<string, { readonly status: string; readonly refusal: Refusal }> = new Map([
  ['HPE_HEADER_OVERFLOW', { status: '431 Request Header Fields Too Large', refusal: 'headers' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: '408 Request Timeout', refusal: 'timeout' }],
]);
const INVALID_REQUEST = { status: '400 Bad Request', refusal: 'invalid' } as const;

/** How long a client may take to read why it is refused, in milliseconds. */
const LINGER_MS = 2000;

/** The options of a server that keeps to the limits. */
export function serverOptions(limits: ConnectionLimits): ServerOptions {
  return {
    headersTimeout: limits.headers,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.keepAlive,
    connectionsCheckingInterval: limits.interval,
    maxHeaderSize: limits.headerBytes,
  };
}

/**
 * Closes connections that are beyond the limits, with a response if the client can read one.
 *
 * @param isWorker with `maxConnections`, node:cluster passes a connection on to the next worker; if all are full, for ever
 */
export function limitConnections(
  server: Server,
  { idle, connections }: ConnectionLimits,
  onRefused: (refusal: Refusal) => void,
  isWorker = cluster.isWorker,
): void {
  // Node would drop those after the first 2000 unseen, a second host among them; their size is limited.
  server.maxHeadersCount = 0;
  server.timeout = idle;
  const refuse = () => {
    onRefused('connections');
    // Those that only wait for a next request make room for others.
    server.closeIdleConnections();
  };
  if (isWorker) closeExcessConnections(connections, server, refuse);
  else {
    server.maxConnections = connections;
    server.on('drop', refuse);
  }
  server.on('clientError', (failure: Error & { code?: string }, socket: Socket) => {
    // Who left was not refused.
    if (failure.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { status, refusal } = REFUSALS_BY_CODE.get(failure.code ?? '') ?? INVALID_REQUEST;
    onRefused(refusal);
    const headers = Object.entries(ERROR_HEADERS).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status}`, ...headers, 'Content-Length: 0', '', ''].join('\r\n'));
    // A client that closed on its part, too, is gone by then.
    const late = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(late));
  });
}

/**
 * Closes connections whose client sends many requests without waiting for responses: Node hands over all that have
 * arrived, a thousand in 60 kB, and each would be rendered and kept until it can be sent.
 *
 * @param handle handles all others
 */
export function limitPipelinedRequests(
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  { pipelined }: Pick<ConnectionLimits, 'pipelined'>,
  onRefused: (refusal: Refusal) => void,
): typeof handle {
  const pending = new WeakMap<Socket, number>();
  return (incoming, outgoing) => {
    const { socket } = incoming;
    // Node goes on with what has arrived.
    if (socket.destroyed) return;
    const count = pending.get(socket) ?? 0;
    if (count === pipelined) {
      onRefused('pipelined');
      socket.destroy();
      return;
    }
    pending.set(socket, count + 1);
    outgoing.once('close', () => pending.set(socket, (pending.get(socket) ?? 1) - 1));
    handle(incoming, outgoing);
  };
}

function closeExcessConnections(most: number, server: Server, onClosed: () => void): void {
  let open = 0;
  server.on('connection', (socket: Socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    if (open <= most) return;
    socket.destroy();
    onClosed();
  });
}

import cluster from 'node:cluster';
import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The limits of a connection; times in milliseconds. */
export interface ConnectionLimits {
  /** From the start of a connection, or of a request, to the end of the headers. */
  readonly headers: number;
  /** To the end of the request's body; at least as long as for the headers. */
  readonly request: number;
  /** How long a connection without a request stays open: longer than a load balancer's in front. */
  readonly keepAlive: number;
  /**
   * How long a client may wait for a response: longer than a page may take. While a client hasn't read all of one, Node
   * allows twice as long.
   */
  readonly idle: number;
  /** How often late requests are looked for. */
  readonly interval: number;
  /** The size of all headers and the request line, in bytes. */
  readonly headerBytes: number;
  /** Connections at the same time. */
  readonly connections: number;
  /**
   * Requests of one connection that wait for responses at the same time (pipelining); browsers and proxies send one.
   */
  readonly pipelined: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headers: 10_000,
  request: 20_000,
  keepAlive: 65_000,
  idle: 120_000,
  interval: 2000,
  // Enough for a query of 16 kB, and cookies.
  headerBytes: 64 * 1024,
  // Some 100 MB if they are idle.
  connections: 10_000,
  pipelined: 4,
};

/**
 * Why a connection was closed: slow, too large, not HTTP, one connection too many, or too many requests at the same
 * time.
 */
export type Refusal = 'timeout' | 'headers' | 'invalid' | 'connections' | 'pipelined';

/** The headers of responses to invalid requests. */
export const ERROR_HEADERS = { 'Cache-Control': 'no-store', 'X-Content-Type-Options': 'nosniff', Connection: 'close' };

/** By Node's error codes; all others are a 400. */
const REFUSALS_BY_CODE: ReadonlyMap<string, { readonly status: string; readonly refusal: Refusal }> = new Map([
  ['HPE_HEADER_OVERFLOW', { status: '431 Request Header Fields Too Large', refusal: 'headers' }],
  ['ERR_HTTP_REQUEST_TIMEOUT', { status: '408 Request Timeout', refusal: 'timeout' }],
]);
const INVALID_REQUEST = { status: '400 Bad Request', refusal: 'invalid' } as const;

/** How long a client may take to read why it was refused, in milliseconds. */
const LINGER_MS = 2000;

/** Server options that enforce the limits. */
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
 * Closes connections that exceed the limits, with a response if the client can read one.
 *
 * @param isWorker in workers `maxConnections` isn't set: node:cluster would pass a connection on to the next worker,
 * for ever if all are full
 */
export function limitConnections(
  server: Server,
  { idle, connections }: ConnectionLimits,
  onRefused: (refusal: Refusal) => void,
  isWorker = cluster.isWorker,
): void {
  // With a limit Node would silently drop further headers, such as a second Host; their size is limited anyway.
  server.maxHeadersCount = 0;
  server.timeout = idle;
  const refuse = () => {
    onRefused('connections');
    // Idle connections make room for others.
    server.closeIdleConnections();
  };
  if (isWorker) closeExcessConnections(connections, server, refuse);
  else {
    server.maxConnections = connections;
    server.on('drop', refuse);
  }
  server.on('clientError', (failure: Error & { code?: string }, socket: Socket) => {
    // A client that left was not refused.
    if (failure.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { status, refusal } = REFUSALS_BY_CODE.get(failure.code ?? '') ?? INVALID_REQUEST;
    onRefused(refusal);
    const headers = Object.entries(ERROR_HEADERS).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status}`, ...headers, 'Content-Length: 0', '', ''].join('\r\n'));
    // If the client has closed its side too, the socket is gone by then.
    const lingerTimeout = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(lingerTimeout));
  });
}

/**
 * Closes connections whose client sends many requests without waiting for responses. Node emits all that have arrived,
 * a thousand in 60 kB, and each response would be rendered and kept until it can be sent.
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
    // Node still emits requests that have already arrived.
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

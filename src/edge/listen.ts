import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { err, ok, type Result } from '../domain/shared/result.ts';

/** A server that answers, and the address it answers at. */
export interface Listening {
  readonly server: Server;
  readonly address: string;
}

/** Starts answering; fails with a sentence when the address can't be had. */
export function listen(edge: Hono, { host, port }: { host: string; port: number }): Promise<Result<Listening, string>> {
  const answer = getRequestListener(edge.fetch);
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  return new Promise((resolve) => {
    server.once('error', (failure) => resolve(err(refusal(failure, host, port))));
    server.listen(port, host, () => resolve(ok({ server, address: addressOf(host, server.address()) })));
  });
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

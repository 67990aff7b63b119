import type { IncomingMessage } from 'node:http';
import type { AddressRange } from '../../infrastructure/configuration/parse-proxies.ts';
import { clientReader } from './client-address.ts';
import { limitClients } from './limit-clients.ts';
import type { Log } from './log.ts';

interface LimitPagesDependencies {
  /** How many pages are made for a client per minute; 0 for no limit. */
  readonly perMinute: number;
  readonly trustedProxies?: readonly AddressRange[] | undefined;
  readonly log: Pick<Log, 'warn'>;
}

/**
 * Counts one page for the client of a request. Resolves to the seconds to wait if the client has had too many, else to
 * `undefined`. Never rejects.
 */
export type LimitPages = (incoming: IncomingMessage) => Promise<number | undefined>;

/** Limits the pages made for each client, because rendering is the edge's most expensive work. */
export function limitPages({ perMinute, trustedProxies, log }: LimitPagesDependencies): LimitPages {
  if (perMinute === 0) return async () => undefined;
  const clientOf = clientReader(trustedProxies);
  const limit = limitClients(perMinute);
  return async (incoming) => {
    const client = clientOf(incoming);
    const excess = client === undefined ? undefined : await limit(client);
    if (excess?.isFirst) log.warn({ client }, 'A client requests too many pages that are not cached: it gets a 429.');
    return excess?.seconds;
  };
}

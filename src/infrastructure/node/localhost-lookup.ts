import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'axios';

/** Resolves names as browsers do: `localhost` and every name below it is this machine, which Node's own lookup doesn't do. */
export async function localhostLookup(hostname: string): Promise<LookupAddress> {
  if (/(^|\.)localhost$/i.test(hostname)) return { address: '127.0.0.1', family: 4 };
  const { address, family } = await lookup(hostname);
  return { address, family: family === 6 ? 6 : 4 };
}

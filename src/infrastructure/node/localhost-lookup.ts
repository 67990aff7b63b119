import { lookup } from 'node:dns/promises';
import type { LookupAddress } from 'axios';

/** Resolves names as browsers do: `localhost` and names below it are this machine; Node's lookup doesn't do that. */
export async function localhostLookup(hostname: string): Promise<LookupAddress> {
  if (/(^|\.)localhost$/i.test(hostname)) return { address: '127.0.0.1', family: 4 };
  const { address, family } = await lookup(hostname);
  return { address, family: family === 6 ? 6 : 4 };
}

import type { Host } from '../../../src/edge/host.ts';
import { aTenant } from '../data/some-tenants.ts';

/** The host at an address. */
export function aHost(address: string): Host {
  const { host, hostname, protocol } = new URL(address);
  return { tenant: aTenant(address), host, hostname, isSecure: protocol === 'https:' };
}

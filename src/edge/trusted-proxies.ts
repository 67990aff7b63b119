import { BlockList } from 'node:net';
import type { AddressRange } from '../infrastructure/configuration/read-proxies.ts';
import { remembered } from './remembered.ts';

/** Which forwarded headers of a request count. */
export interface ForwardedTrust {
  /** Whether `X-Forwarded-Proto` does. */
  readonly protocol: boolean;
  /** Whether `X-Forwarded-Host` does. */
  readonly host: boolean;
}

/** Within a machine or a private network, where a deployment's own proxy runs. */
const PRIVATE: readonly AddressRange[] = [
  { family: 'ipv4', address: '127.0.0.0', prefix: 8 },
  { family: 'ipv4', address: '10.0.0.0', prefix: 8 },
  { family: 'ipv4', address: '172.16.0.0', prefix: 12 },
  { family: 'ipv4', address: '192.168.0.0', prefix: 16 },
  { family: 'ipv6', address: '::1', prefix: 128 },
  { family: 'ipv6', address: 'fc00::', prefix: 7 },
];

/**
 * Judges forwarded headers by the address that a request's connection comes from.
 *
 * Where no proxies are named, the forwarded protocol counts from a private network: a forged one only changes
 * `http` to `https` in the links of the client's own page. A forwarded host does not count, since it decides whose
 * page is shown. Where proxies are named, both count from these, and from no other address.
 *
 * @param named `LIVERY_TRUSTED_PROXIES`
 * @returns judges an IP address, the empty text where it isn't known
 */
export function forwardedTrust(named?: readonly AddressRange[]): (peer: string) => ForwardedTrust {
  const trusted = new BlockList();
  for (const { address, prefix, family } of named ?? PRIVATE) trusted.addSubnet(address, prefix, family);
  return remembered((peer) => {
    const isTrusted = peer !== '' && trusted.check(peer, peer.includes(':') ? 'ipv6' : 'ipv4');
    return { protocol: isTrusted, host: isTrusted && named !== undefined };
  });
}

import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import proxyAddress from 'proxy-addr';
import type { AddressRange } from '../../infrastructure/configuration/parse-proxies.ts';
import { forwardedTrust } from '../host.ts';

/**
 * The groups of 16 bits of an IPv6 address that identify a network: a household or an office has all addresses of one.
 */
const NETWORK_GROUPS = 4;

/**
 * Reads the client of a request, for limits: the last address of `X-Forwarded-For` that isn't a proxy of the
 * deployment, or the connection's address if no proxies are named. Of IPv6 only the first 64 bits are used, such as
 * `2001:db8:0:1::/64`.
 *
 * `undefined` if the address is a proxy's and stands for everybody behind it: a named proxy that gives no client, or,
 * if none are named, an address of this machine or a private network.
 *
 * @param proxies `LIVERY_TRUSTED_PROXIES`
 */
export function clientReader(proxies?: readonly AddressRange[]): (incoming: IncomingMessage) => string | undefined {
  const trust = proxyAddress.compile((proxies ?? []).map(({ address, prefix }) => `${address}/${prefix}`));
  const trustOf = forwardedTrust(proxies);
  return (incoming) => {
    const address = withoutPort(proxyAddress(incoming, trust));
    if (!ipaddr.isValid(address)) return undefined;
    const parsedAddress = ipaddr.process(address);
    if (trustOf(parsedAddress.toNormalizedString()).protocol) return undefined;
    if (!('parts' in parsedAddress)) return parsedAddress.toString();
    return `${parsedAddress.parts
      .slice(0, NETWORK_GROUPS)
      .map((group) => group.toString(16))
      .join(':')}::/64`;
  };
}

/** An address in the form of some load balancers: `203.0.113.7:50001`, `[2001:db8::1]:50001`. */
function withoutPort(text: string): string {
  return /^\[([^\]]*)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, '$1');
}

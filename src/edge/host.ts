import { BlockList } from 'node:net';
import type { Context } from 'hono';
import { parseTenant, type Tenant } from '../domain/agency/tenant.ts';
import type { AddressRange } from '../infrastructure/configuration/parse-proxies.ts';
import { memoizeTexts } from './memoize-texts.ts';

/** The host that a request is for, as the visitor's browser sees it. */
export interface Host {
  /** Such as `https://aurora.example`, with a port if it is not the usual one. */
  readonly tenant: Tenant;
  /** The same without the scheme. */
  readonly host: string;
  /** In lower case, without a port and without a dot at its end. */
  readonly hostname: string;
  /** Whether the visitor's own connection is https. */
  readonly isSecure: boolean;
}

/** Which forwarded headers of a request count. */
export interface ForwardedTrust {
  /** Whether `X-Forwarded-Proto` does. */
  readonly protocol: boolean;
  /** Whether `X-Forwarded-Host` does. */
  readonly host: boolean;
}

/** Within a machine or a private network, where a deployment's own proxy runs. */
const PRIVATE_RANGES: readonly AddressRange[] = [
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
 * If no proxies are named, the forwarded protocol counts from a private network: a forged one only changes
 * `http` to `https` in the links of the client's own page. A forwarded host does not count, since it decides whose
 * page is shown. If proxies are named, both count from these, and from no other address.
 *
 * @param named `LIVERY_TRUSTED_PROXIES`
 * @returns judges an IP address, the empty text if it isn't known
 */
export function forwardedTrust(named?: readonly AddressRange[]): (peer: string) => ForwardedTrust {
  const trusted = new BlockList();
  for (const { address, prefix, family } of named ?? PRIVATE_RANGES) trusted.addSubnet(address, prefix, family);
  return memoizeTexts((peer) => {
    const isTrusted = peer !== '' && trusted.check(peer, peer.includes(':') ? 'ipv6' : 'ipv4');
    return { protocol: isTrusted, host: isTrusted && named !== undefined };
  });
}

/**
 * Reads the host out of requests; `undefined` if a trusted proxy names one that is none. The proxy has to pass `Host`
 * on as it came, or be one whose `X-Forwarded-Host` counts.
 *
 * @param trustOf which forwarded headers count, by the address of the connection's other end
 */
export function hostReader(trustOf: (peer: string) => ForwardedTrust): (context: Context) => Host | undefined {
  return ({ req, env }) => {
    const trust = trustOf(peerAddress(env));
    const [scheme = '', rest = ''] = req.url.split('://', 2);
    const host = (trust.host ? req.header('x-forwarded-host') : undefined) ?? rest.replace(/[/?#].*$/s, '');
    const isForwarded = trust.protocol && req.header('x-forwarded-proto') === 'https';
    return parseHostAddress(`${isForwarded ? 'https' : scheme}://${host}`)[0];
  };
}

/** @param env what the server hands over beside a request; a test may hand nothing */
function peerAddress(env: { incoming?: { socket?: { remoteAddress?: string } } } | undefined): string {
  return env?.incoming?.socket?.remoteAddress ?? '';
}

/** The host in an address: the same one in every spelling. */
const parseHostAddress = memoizeTexts((address): readonly [Host] | readonly [] => {
  const [scheme, host = ''] = address.split('://', 2);
  const tenant = isValidHost(host) ? parseTenant(address) : undefined;
  if (tenant === undefined) return [];
  const url = new URL(tenant);
  return [{ tenant, host: url.host, hostname: url.hostname, isSecure: scheme === 'https' }];
});

/** A name or an address with a port if it is not the usual one; parts of a name have 63 characters at most. */
const HOST_PATTERN = /^(?:(?!-)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** 253 characters of a name, the dot at its end, and a port. */
const MAX_HOST_LENGTH = 260;

/** Whether a text, from outside, names one host: with a port or without, and with nothing else. */
export function isValidHost(host: string): boolean {
  return host.length <= MAX_HOST_LENGTH && namesHost(host);
}

const namesHost = memoizeTexts((host) => HOST_PATTERN.test(host) && parseTenant(`http://${host}`) !== undefined);

/** A valid host; an address, which has many spellings, as browsers write it. */
export function normalizedHost(host: string): string {
  return /^[[\d]/.test(host) ? new URL(`http://${host}`).host : host;
}

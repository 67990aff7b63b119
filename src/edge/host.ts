import { BlockList } from 'node:net';
import type { Context } from 'hono';
import { parseTenant, type Tenant } from '../domain/agency/tenant.ts';
import type { AddressRange } from '../infrastructure/configuration/parse-proxies.ts';
import { memoizeTexts } from './memoize-texts.ts';

/** The host that a request is for, as the visitor's browser sees it. */
export interface Host {
  /** For example `https://aurora.example`, with a port if it isn't the default one. */
  readonly tenant: Tenant;
  /** The same without the scheme. */
  readonly host: string;
  /** In lower case, without a port and without a dot at its end. */
  readonly hostname: string;
  /** Whether the visitor's connection is https. */
  readonly isSecure: boolean;
}

/** Which forwarded headers of a request are trusted. */
export interface ForwardedTrust {
  /** Whether `X-Forwarded-Proto` is. */
  readonly protocol: boolean;
  /** Whether `X-Forwarded-Host` is. */
  readonly host: boolean;
}

/** This machine and private networks, where a deployment's proxy runs. */
const PRIVATE_RANGES: readonly AddressRange[] = [
  { family: 'ipv4', address: '127.0.0.0', prefix: 8 },
  { family: 'ipv4', address: '10.0.0.0', prefix: 8 },
  { family: 'ipv4', address: '172.16.0.0', prefix: 12 },
  { family: 'ipv4', address: '192.168.0.0', prefix: 16 },
  { family: 'ipv6', address: '::1', prefix: 128 },
  { family: 'ipv6', address: 'fc00::', prefix: 7 },
];

/**
 * Decides which forwarded headers are trusted, by the address that a request's connection comes from.
 *
 * If no proxies are named, the forwarded protocol is trusted from private networks: a forged one only changes `http` to
 * `https` in the links of the client's page. A forwarded host isn't trusted, because it decides which site is shown. If
 * proxies are named, both are trusted from these, and from no other address.
 *
 * @param ranges `LIVERY_TRUSTED_PROXIES`
 * @returns a function of an IP address, which is empty if it isn't known
 */
export function forwardedTrust(ranges?: readonly AddressRange[]): (peer: string) => ForwardedTrust {
  const trusted = new BlockList();
  for (const { address, prefix, family } of ranges ?? PRIVATE_RANGES) trusted.addSubnet(address, prefix, family);
  return memoizeTexts((peer) => {
    const isTrusted = peer !== '' && trusted.check(peer, peer.includes(':') ? 'ipv6' : 'ipv4');
    return { protocol: isTrusted, host: isTrusted && ranges !== undefined };
  });
}

/**
 * Reads the host of requests; `undefined` if a trusted proxy sends an invalid one. A proxy has to pass `Host` on
 * unchanged, unless its `X-Forwarded-Host` is trusted.
 *
 * @param trustOf which forwarded headers are trusted, by the address of the connection's other end
 */
export function hostReader(trustOf: (peer: string) => ForwardedTrust): (context: Context) => Host | undefined {
  return ({ req, env }) => {
    const trust = trustOf(peerAddress(env));
    const [scheme = '', remainingUrl = ''] = req.url.split('://', 2);
    const host = (trust.host ? req.header('x-forwarded-host') : undefined) ?? remainingUrl.replace(/[/?#].*$/s, '');
    const isForwarded = trust.protocol && req.header('x-forwarded-proto') === 'https';
    return parseHostAddress(`${isForwarded ? 'https' : scheme}://${host}`)[0];
  };
}

/** @param env the server's data about a request; tests may leave it out */
function peerAddress(env: { incoming?: { socket?: { remoteAddress?: string } } } | undefined): string {
  return env?.incoming?.socket?.remoteAddress ?? '';
}

/** The host of an address, the same for every spelling. */
const parseHostAddress = memoizeTexts((address): readonly [Host] | readonly [] => {
  const [scheme, host = ''] = address.split('://', 2);
  const tenant = isValidHost(host) ? parseTenant(address) : undefined;
  if (tenant === undefined) return [];
  const url = new URL(tenant);
  return [{ tenant, host: url.host, hostname: url.hostname, isSecure: scheme === 'https' }];
});

/** A name or an IP address, with an optional port; labels of a name have 63 characters at most. */
const HOST_PATTERN = /^(?:(?!-)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** 253 characters of a name, the dot at its end, and a port. */
const MAX_HOST_LENGTH = 260;

/** Whether an untrusted text is exactly one host, with or without a port. */
export function isValidHost(host: string): boolean {
  return host.length <= MAX_HOST_LENGTH && namesHost(host);
}

const namesHost = memoizeTexts((host) => HOST_PATTERN.test(host) && parseTenant(`http://${host}`) !== undefined);

/** A valid host in its normal form: IP addresses, which have many spellings, as browsers write them. */
export function normalizedHost(host: string): string {
  return /^[[\d]/.test(host) ? new URL(`http://${host}`).host : host;
}

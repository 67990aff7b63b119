import { parseUrl } from '@livery/contract/shared/parse-url';

/**
 * The site that a request is for, as `https://aurora.example`: what keeps the
 * agencies apart wherever something is shared between requests. Only `parseTenant`
 * makes one, so that one site has one name.
 */
export type Tenant = string & { readonly [TENANT]: true };
declare const TENANT: unique symbol;

/** The longest host name that DNS can carry, in characters. */
const MAX_HOST_LENGTH = 253;

/**
 * The tenant of an origin: the scheme, the host in lower case without a dot at its
 * end, names in other scripts as punycode, and the port unless it is the usual one.
 *
 * @param origin such as `https://Aurora.example:443`
 * @returns `undefined` for anything but an http(s) origin whose host a DNS name or an address can be
 */
export function parseTenant(origin: string): Tenant | undefined {
  const url = parseUrl(origin);
  if (url === undefined) return undefined;
  const { protocol, hostname, port, username, password, pathname, search, hash } = url;
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  if (`${username}${password}${search}${hash}` !== '' || pathname !== '/') return undefined;
  const host = hostname.replace(/\.$/, '');
  if (host.length > MAX_HOST_LENGTH || host.split('.').includes('')) return undefined;
  return `${protocol}//${host}${port === '' ? '' : `:${port}`}` as Tenant;
}

/**
 * Whether a tenant is on its scheme's usual port. A site responds on any port that a
 * client writes in its Host header, so others are cached apart: they can't evict these.
 */
export function isOnUsualPort(tenant: Tenant): boolean {
  return new URL(tenant).port === '';
}

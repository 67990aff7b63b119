import { parseUrl } from '@livery/contract/shared/parse-url';

/**
 * The site that a request is for, as `https://aurora.example`: it keeps agencies apart where requests share data. Only
 * `parseTenant` creates one, so that each site has exactly one name.
 */
export type Tenant = string & { readonly [TENANT]: true };
declare const TENANT: unique symbol;

/** The longest host name in DNS, in characters. */
const MAX_HOST_LENGTH = 253;

/**
 * The tenant of an origin: the scheme, the host in lower case (other scripts as punycode) without a dot at its end, and
 * the port unless it is the default one.
 *
 * @param origin such as `https://Aurora.example:443`
 * @returns `undefined` unless it is an http(s) origin whose host is a valid DNS name or IP address
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
 * Whether a tenant is on its scheme's default port. A site responds on any port in a client's Host header, so other
 * ports are cached separately and can't evict these.
 */
export function isOnUsualPort(tenant: Tenant): boolean {
  return new URL(tenant).port === '';
}

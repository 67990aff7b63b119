import { subdomainOfHost } from '../../world/subdomain-of-host.ts';

/**
 * The origin of an agency's site, seen from an address of the sandbox: with the same port, and on the same one of the
 * two domains that every agency has. Whoever already is on a host of that agency stays there.
 */
export function siteAddress(address: string, subdomain: string): string {
  const url = new URL(address);
  if (subdomainOfHost(url.hostname) !== subdomain) {
    const livery = /(^|\.)livery\.localhost$/.test(url.hostname) ? '.livery' : '';
    url.hostname = `${subdomain}${livery}.localhost`;
  }
  return url.origin;
}

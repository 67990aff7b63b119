/**
 * The domains that a cookie of a host may belong to: the host and each of its parents,
 * nearest first: `a.b.c` → `a.b.c`, `b.c`. A bare top level can't be named, and an address has no parents.
 * @rule 2.1
 */
export function cookieDomains(hostname: string): readonly string[] {
  if (/:|^[\d.]+$/.test(hostname)) return [];
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

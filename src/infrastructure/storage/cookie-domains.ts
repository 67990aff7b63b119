/**
 * The possible domains of a host's cookie: the host and its parents, nearest first: `a.b.c` → `a.b.c`, `b.c`. A
 * top-level domain isn't possible, and an IP address has no parents.
 * @rule 2.1
 */
export function cookieDomains(hostname: string): readonly string[] {
  if (/:|^[\d.]+$/.test(hostname)) return [];
  const labels = hostname.split('.');
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'));
}

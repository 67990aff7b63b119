/** A name or an address with a port where it is not the usual one; parts of a name have 63 characters at most. */
const HOST = /^(?:(?!-)[a-z0-9_-]{1,63}(?:\.[a-z0-9_-]{1,63})*\.?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i;
/** A name's 253 characters, the dot at its end, and a port. */
const LONGEST = 260;

interface Head {
  /** Names and values in turn, as they arrived. */
  readonly rawHeaders: readonly string[];
  readonly url?: string | undefined;
}

/**
 * Why it is not clear for which host a request is, in one sentence; `undefined`
 * where it is. A site is chosen by it, so there is no guessing.
 */
export function hostProblem({ rawHeaders, url = '' }: Head): string | undefined {
  const hosts = rawHeaders.filter((_, index) => rawHeaders[index - 1]?.toLowerCase() === 'host' && index % 2 === 1);
  const [host = ''] = hosts;
  if (hosts.length !== 1) return 'A request names its host in one Host header.';
  if (host.length > LONGEST || !HOST.test(host) || !URL.canParse(`http://${host}`))
    return 'The Host header names no host.';
  if (!url.startsWith('/')) return 'The request line names a path of the host.';
  return undefined;
}

/**
 * The host that a request speaks for, without its port: that of the page it comes from (`Origin`) if it says so,
 * else the one it was sent to.
 */
export function askingHost({ headers, url }: Request): string {
  return hostOf(headers.get('origin') ?? '') || hostOf(url);
}

/** Empty for what is no address, such as the `null` that a sandboxed page sends. */
function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname : '';
}

/**
 * Parses an address as browsers do; `undefined` if the text isn't one.
 *
 * Not with `URL.canParse`: in Node 20 it refuses letters such as é after a few thousand calls. Node 20 has no
 * `URL.parse`.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

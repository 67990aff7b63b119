/**
 * An address read as browsers read it, or `undefined` for a text that is none.
 *
 * `URL.canParse` would do, but that of Node 20 refuses letters such as é once it has been
 * called a few thousand times, and `URL.parse` came later than Node 20.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

const PLACEHOLDER_ORIGIN = 'https://here.invalid';

/** A path of this site with its query, or `null` for any other address. */
export function sameSitePath(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, PLACEHOLDER_ORIGIN)) return null;
  const { origin, pathname, search, hash } = new URL(address, PLACEHOLDER_ORIGIN);
  return origin === PLACEHOLDER_ORIGIN && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** The path of a page of this site, from an address with or without the origin; `null` for any other. */
export function sameSiteAddress(text: string, origin: string): string | null {
  const address = text.trim();
  return sameSitePath(address.startsWith(`${origin}/`) ? address.slice(origin.length) : address);
}

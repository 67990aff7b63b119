const HERE = 'https://here.invalid';

/** A path of this site with its query, or `null` for whatever leads elsewhere. */
export function ownPath(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(address, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}

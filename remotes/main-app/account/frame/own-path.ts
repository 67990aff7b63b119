const HERE = 'https://here.invalid';

/** A path of this site with its query, or `null` for whatever leads elsewhere. */
export function ownPath(address: string): string | null {
  if (!address.startsWith('/') || !URL.canParse(address, HERE)) return null;
  const { origin, pathname, search, hash } = new URL(address, HERE);
  return origin === HERE && !pathname.startsWith('//') ? pathname + search + hash : null;
}

/** The path of a page of this site, whether its address was written with the origin or without; `null` for any other. */
export function siteAddress(text: string, origin: string): string | null {
  const address = text.trim();
  return ownPath(address.startsWith(`${origin}/`) ? address.slice(origin.length) : address);
}

/** The path of something within a list, whose id came from outside. */
export function pathTo(list: string, id: string): string {
  return `${list}/${encodeURIComponent(id)}`;
}

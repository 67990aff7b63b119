import { ownPath } from '../frame/own-path.ts';

/** The path of a page of this site, whether its address was written with the origin or without; `null` for any other. */
export function siteAddress(text: string, origin: string): string | null {
  const address = text.trim();
  return ownPath(address.startsWith(`${origin}/`) ? address.slice(origin.length) : address);
}

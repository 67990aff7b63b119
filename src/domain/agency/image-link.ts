import { ANY_ORIGIN } from '../session/any-origin.ts';
import { hasHonestCharacters } from './link-characters.ts';
import { webLink } from './web-link.ts';

/** Where a picture may come from: an http(s) address, or a path on this origin that starts with one slash. */
export function imageLink(value: string): string | null {
  return isPathHere(value) ? value.replaceAll(' ', '%20') : webLink(value);
}

/** The resolved path is looked at as well: `/.//host` would turn into `//host`. */
function isPathHere(value: string): boolean {
  if (!/^\/(?!\/)/.test(value) || !hasHonestCharacters(value)) return false;
  return !new URL(value, ANY_ORIGIN).pathname.startsWith('//');
}

import { hasHonestCharacters } from './link-characters.ts';

/**
 * An absolute http or https address, or `null` for anything else. Nothing is
 * corrected on the way, only plain spaces become `%20`: an address that needs
 * guessing (`https:example.com`, `//example.com`) or that carries a user name
 * or password is refused.
 */
export function webLink(value: string): string | null {
  const authority = /^https?:\/\/([^/?#]+)/i.exec(value)?.[1];
  if (authority === undefined || authority.includes('@') || !hasHonestCharacters(value)) return null;
  return URL.canParse(value) ? value.replaceAll(' ', '%20') : null;
}

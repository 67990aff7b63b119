import { STORED_KEYS } from './stored-keys.ts';

/** Pages that letters lead to: the `token` in their address is the letter's own. */
const LETTER_PAGES = /^\/(?:newPassword|verify)(?:\/|$)/;

/**
 * The query parameters in which an address may hold an access token, in the
 * order in which they count.
 *
 * @see readings 21
 */
export function tokenParameters(path: string): readonly string[] {
  const { name } = STORED_KEYS.token;
  return LETTER_PAGES.test(path) ? [name] : ['token', name];
}

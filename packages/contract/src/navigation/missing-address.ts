/** More than fits on two lines of a phone. */
const MAX_ADDRESS_LENGTH = 60;
const KEPT_END_LENGTH = 16;

/**
 * Everything but letters, digits and the punctuation of addresses: other characters could make the path look like
 * something else.
 */
const UNSAFE_CHARACTERS = /[^\p{L}\p{M}\p{N}/\-._~!$&'()*+,;=:@%]/gu;

/**
 * The path of a missing page, as shown to the visitor: without query and hash, with readable letters of any language,
 * and with the middle of a long path left out. Blanks, quotes, angle brackets, control and direction characters stay
 * percent-encoded, so that it can't be read as a sentence of the site.
 *
 * @param path the requested path, untrusted; `undefined` if none is known
 * @returns `undefined` if there is nothing to name, as for `/errors` itself
 * @rule 2.2
 */
export function missingAddress(path: string | undefined): string | undefined {
  if (path === undefined || !path.startsWith('/') || path === '/errors') return undefined;
  const characters = [...readableAddress(path)];
  if (characters.length <= MAX_ADDRESS_LENGTH) return characters.join('');
  const start = characters.slice(0, MAX_ADDRESS_LENGTH - KEPT_END_LENGTH - 1).join('');
  return `${start}…${characters.slice(-KEPT_END_LENGTH).join('')}`;
}

function readableAddress(path: string): string {
  return decodePath(path.toWellFormed()).replaceAll(UNSAFE_CHARACTERS, encodeURIComponent);
}

function decodePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

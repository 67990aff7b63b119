/** More than fits into two lines of a phone. */
const MAX_ADDRESS_LENGTH = 60;
const KEPT_END_LENGTH = 16;

/** Letters, figures and the marks of an address; anything else may pass for something that it isn't. */
const UNSAFE_CHARACTERS = /[^\p{L}\p{M}\p{N}/\-._~!$&'()*+,;=:@%]/gu;

/**
 * The path of a page that isn't there, as the page that says so names it: without
 * query and hash, letters of any language readable, the middle of a long one left
 * out. Blanks, quotes, angle brackets, control and direction characters stay
 * percent-encoded, so that it can't be read as a sentence of the site.
 *
 * @param path as it was asked for, untrusted; `undefined` if none is known
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

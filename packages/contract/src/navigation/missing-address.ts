/** More than fits into two lines of a phone. */
const MAX_LENGTH = 60;
const END_LENGTH = 16;

/** Letters, figures and the marks of an address; anything else may pass for something that it isn't. */
const OTHER_CHARACTERS = /[^\p{L}\p{M}\p{N}/\-._~!$&'()*+,;=:@%]/gu;

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
  const characters = [...readable(path)];
  if (characters.length <= MAX_LENGTH) return characters.join('');
  const start = characters.slice(0, MAX_LENGTH - END_LENGTH - 1).join('');
  return `${start}…${characters.slice(-END_LENGTH).join('')}`;
}

function readable(path: string): string {
  return decoded(path.toWellFormed()).replaceAll(OTHER_CHARACTERS, encodeURIComponent);
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

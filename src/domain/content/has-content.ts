import { invisibleReferenceEnd } from './invisible-reference.ts';
import { isInvisible } from './is-invisible.ts';
import { readMarkup } from './read-markup.ts';

/**
 * Whether a rich text shows anything: a visible character, a picture or a line
 * across the page (`<hr>`). Empty
 * tags, line breaks, comments, blanks and zero-width characters, written out or
 * as references, are nothing.
 *
 * Reads the text once from left to right and stops at the first thing that
 * shows, so the time grows with the length and never faster. Any text is
 * answered, however broken its markup.
 *
 * @see specification §5, empty rich text
 */
export function hasContent(html: string): boolean {
  let at = 0;
  while (at < html.length) {
    const end = nothingEnd(html, at);
    if (end === undefined) return true;
    at = end;
  }
  return false;
}

/** Where the piece that shows nothing ends, or `undefined` when the piece here shows. */
function nothingEnd(html: string, at: number): number | undefined {
  const code = html.charCodeAt(at);
  if (isInvisible(code)) return at + 1;
  if (html[at] === '&') return invisibleReferenceEnd(html, at);
  const markup = readMarkup(html, at);
  return markup?.shows === false ? markup.end : undefined;
}

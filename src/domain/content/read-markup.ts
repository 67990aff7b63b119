import { isPresent } from '../shared/is-present.ts';
import { readTag } from './read-tag.ts';

/** A piece of markup: whether it shows anything by itself, and the index of what follows it. */
export interface Markup {
  readonly shows: boolean;
  readonly end: number;
}

const COMMENT_PATTERN = /<!--(?:-?>|[^]*?(?:--!?>|$))/y;
/** What browsers drop like a comment: a doctype, a processing instruction, `</>`, `</3>`. */
const BOGUS_COMMENT_PATTERN = /<(?:[!?]|\/(?![a-z]|$))[^>]*>?/iy;

/** Elements whose text is invisible, each with the pattern of its end tag. */
const HIDDEN_ELEMENTS: ReadonlyMap<string, RegExp> = new Map(
  ['script', 'style', 'template', 'title', 'noscript', 'iframe'].map((name) => [
    name,
    new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'),
  ]),
);

/**
 * Reads the markup that starts here, or `undefined` when there is none and the
 * character is a plain one. A picture shows, and so does a line across the page; the text of a script or a style sheet
 * does not, so such an element is skipped up to its end tag.
 *
 * @param at index of the character
 */
export function readMarkup(html: string, at: number): Markup | undefined {
  for (const comment of [COMMENT_PATTERN, BOGUS_COMMENT_PATTERN]) {
    comment.lastIndex = at;
    if (comment.test(html)) return { shows: false, end: comment.lastIndex };
  }
  const tag = readTag(html, at);
  if (tag === undefined) return undefined;
  if (tag.isEnd || !tag.isTerminated) return { shows: false, end: tag.end };
  const hidden = HIDDEN_ELEMENTS.get(tag.name);
  return {
    shows: tag.name === 'hr' || (tag.name === 'img' && isPresent(tag.attributes.get('src'))),
    end: hidden === undefined ? tag.end : endTagAfter(hidden, html, tag.end),
  };
}

function endTagAfter(pattern: RegExp, html: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.exec(html)?.index ?? html.length;
}

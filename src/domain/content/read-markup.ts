import { isPresent } from '../shared/is-present.ts';
import { readTag } from './read-tag.ts';

/** A piece of markup: whether it shows anything, and the index after it. */
export interface Markup {
  readonly shows: boolean;
  readonly end: number;
}

const COMMENT_PATTERN = /<!--(?:-?>|[^]*?(?:--!?>|$))/y;
/** Markup that browsers ignore like a comment: a doctype, a processing instruction, `</>`, `</3>`. */
const BOGUS_COMMENT_PATTERN = /<(?:[!?]|\/(?![a-z]|$))[^>]*>?/iy;

/** Elements whose text is invisible, each with the pattern of its end tag. */
const HIDDEN_ELEMENTS: ReadonlyMap<string, RegExp> = new Map(
  ['script', 'style', 'template', 'title', 'noscript', 'iframe'].map((name) => [
    name,
    new RegExp(`</${name}(?=[\\t\\n\\f\\r />])`, 'gi'),
  ]),
);

/**
 * Reads the markup that starts at `at`; `undefined` if there is none. Pictures and horizontal lines show; the text of
 * elements such as scripts and style sheets doesn't, so they are skipped up to their end tag.
 *
 * @param position index of the character
 */
export function readMarkup(html: string, position: number): Markup | undefined {
  for (const comment of [COMMENT_PATTERN, BOGUS_COMMENT_PATTERN]) {
    comment.lastIndex = position;
    if (comment.test(html)) return { shows: false, end: comment.lastIndex };
  }
  const tag = readTag(html, position);
  if (tag === undefined) return undefined;
  if (tag.isEnd || !tag.isTerminated) return { shows: false, end: tag.end };
  const hiddenElement = HIDDEN_ELEMENTS.get(tag.name);
  return {
    shows: tag.name === 'hr' || (tag.name === 'img' && isPresent(tag.attributes.get('src'))),
    end: hiddenElement === undefined ? tag.end : endTagAfter(hiddenElement, html, tag.end),
  };
}

function endTagAfter(pattern: RegExp, html: string, position: number): number {
  pattern.lastIndex = position;
  return pattern.exec(html)?.index ?? html.length;
}

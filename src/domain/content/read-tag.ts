/** A start or end tag in a text. */
export interface HtmlTag {
  /** In small letters, with the slash of an end tag: `p`, `/p`. */
  readonly name: string;
  /** Whether it has its `>`; browsers drop one that is cut off. */
  readonly isTerminated: boolean;
  /** The value of its first `src`, or the empty text. */
  readonly source: string;
  /** Index of what follows the tag; the end of the text where the tag is cut off. */
  readonly end: number;
}

const TAG_START = /<\/?[a-z][^\t\n\f\r />]*/iy;
const SEPARATORS = /[\t\n\f\r /]*/y;
const ATTRIBUTE_NAME = /[^>][^\t\n\f\r />=]*/y;
const EQUALS = /[\t\n\f\r ]*=[\t\n\f\r ]*/y;
const UNQUOTED_VALUE = /[^\t\n\f\r >]*/y;

/**
 * Reads a tag as browsers do: a `>` inside a quoted value does not end it.
 * `undefined` when the `<` starts no tag.
 *
 * @param at index of the `<`
 */
export function readTag(html: string, at: number): HtmlTag | undefined {
  const nameEnd = skip(TAG_START, html, at);
  if (nameEnd === at) return undefined;
  const name = html.slice(at + 1, nameEnd).toLowerCase();

  let source: string | undefined;
  let position = skip(SEPARATORS, html, nameEnd);
  while (position < html.length && html[position] !== '>') {
    const attribute = readAttribute(html, position);
    if (attribute.name === 'src') source ??= attribute.value;
    position = skip(SEPARATORS, html, attribute.end);
  }
  const isTerminated = position < html.length;
  return {
    name,
    isTerminated,
    source: isTerminated ? (source ?? '') : '',
    end: isTerminated ? position + 1 : html.length,
  };
}

function readAttribute(html: string, at: number): { name: string; value: string; end: number } {
  const nameEnd = skip(ATTRIBUTE_NAME, html, at);
  const name = html.slice(at, nameEnd).toLowerCase();
  const start = skip(EQUALS, html, nameEnd);
  const quote = html[start];
  if (start === nameEnd) return { name, value: '', end: nameEnd };
  if (quote !== '"' && quote !== "'") {
    const end = skip(UNQUOTED_VALUE, html, start);
    return { name, value: html.slice(start, end), end };
  }
  const closing = html.indexOf(quote, start + 1);
  const end = closing === -1 ? html.length : closing;
  return { name, value: html.slice(start + 1, end), end: end + 1 };
}

/** The index after what the (sticky) pattern finds here, or `at` where it finds nothing. */
function skip(pattern: RegExp, html: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(html) ? pattern.lastIndex : at;
}

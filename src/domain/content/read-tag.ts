/** A start or end tag in a text. */
export interface HtmlTag {
  /** In lower case. */
  readonly name: string;
  readonly isEnd: boolean;
  /** Whether it ends in `/>`, which matters in SVG and MathML only. */
  readonly isSelfClosed: boolean;
  /**
   * By lower-case names; the first of several with the same name counts. Character references in values are not
   * decoded.
   */
  readonly attributes: ReadonlyMap<string, string>;
  /** Whether it has its `>`; browsers drop a tag that is cut off. */
  readonly isTerminated: boolean;
  /** Index after the tag; the end of the text if the tag is cut off. */
  readonly end: number;
}

const TAG_NAME_PATTERN = /<\/?([a-z][^\t\n\f\r />]*)/iy;
/** A quoted value without a closing quote extends to the end of the text. */
const SEPARATORS_OR_ATTRIBUTE =
  /[\t\n\f\r /]+|([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"?|'([^']*)'?|([^\t\n\f\r >"'][^\t\n\f\r >]*)?))?/y;

/** More than real tags have; further ones are ignored. */
const MAX_ATTRIBUTES = 64;

/**
 * Reads a tag as browsers do: a `>` inside a quoted value doesn't end it. `undefined` if the `<` doesn't start a tag.
 *
 * @param at index of the `<`
 */
export function readTag(html: string, at: number): HtmlTag | undefined {
  TAG_NAME_PATTERN.lastIndex = at;
  const name = TAG_NAME_PATTERN.exec(html)?.[1];
  if (name === undefined) return undefined;

  const attributes = new Map<string, string>();
  let position = TAG_NAME_PATTERN.lastIndex;
  while (position < html.length && html[position] !== '>') {
    SEPARATORS_OR_ATTRIBUTE.lastIndex = position;
    const [, attribute, double, single, bare] = SEPARATORS_OR_ATTRIBUTE.exec(html) ?? [];
    const key = attribute?.toLowerCase();
    if (key !== undefined && !attributes.has(key) && attributes.size < MAX_ATTRIBUTES) {
      attributes.set(key, double ?? single ?? bare ?? '');
    }
    position = SEPARATORS_OR_ATTRIBUTE.lastIndex;
  }
  const isTerminated = position < html.length;
  return {
    name: name.toLowerCase(),
    isEnd: html[at + 1] === '/',
    isSelfClosed: isTerminated && html[position - 1] === '/',
    attributes,
    isTerminated,
    end: isTerminated ? position + 1 : position,
  };
}

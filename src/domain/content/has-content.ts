import { because } from '@livery/contract/shared/because';
import { isInvisible } from '@livery/contract/shared/is-invisible';
import { readMarkup } from './read-markup.ts';

/**
 * Whether a rich text shows anything: a visible character, a picture or a horizontal line (`<hr>`). Empty tags, line
 * breaks, comments, blanks and zero-width characters, also as character references, show nothing.
 *
 * Reads the text once from left to right and stops at the first thing that
 * shows, so the time is linear in the length. Broken markup is accepted too.
 *
 * @rule 2.21, 5.5
 */
export function hasContent(html: string): boolean {
  let position = 0;
  while (position < html.length) {
    const end = invisiblePieceEnd(html, position);
    if (end === undefined) return because('5.5', true);
    position = end;
  }
  return because('5.5', false);
}

/** The index after a piece that shows nothing; `undefined` if the piece at `at` shows something. */
function invisiblePieceEnd(html: string, position: number): number | undefined {
  const code = html.charCodeAt(position);
  if (isInvisible(code)) return position + 1;
  if (html[position] === '&') return invisibleReferenceEnd(html, position);
  const markup = readMarkup(html, position);
  return markup?.shows === false ? markup.end : undefined;
}

/** Names of character references that show nothing; the first two are valid without the semicolon too. */
const INVISIBLE_REFERENCES =
  /&(?:nbsp;?|shy;?|(?:NonBreakingSpace|Tab|NewLine|ensp|emsp|emsp13|emsp14|numsp|puncsp|thinsp|ThinSpace|hairsp|VeryThinSpace|MediumSpace|ThickSpace|ZeroWidthSpace|NegativeVeryThinSpace|NegativeThinSpace|NegativeMediumSpace|NegativeThickSpace|NoBreak|zwnj|zwj|lrm|rlm|ApplyFunction|af|InvisibleTimes|it|InvisibleComma|ic);)/y;

/** A character by its number, decimal or hexadecimal. */
const NUMERIC_REFERENCE = /&#(?:[xX]([0-9a-fA-F]+)|([0-9]+));?/y;

/**
 * The index after a character reference that shows nothing, such as `&nbsp;` or `&#8203;`; `undefined` if the `&`
 * starts something that shows.
 *
 * @param position index of the `&`
 */
function invisibleReferenceEnd(html: string, position: number): number | undefined {
  INVISIBLE_REFERENCES.lastIndex = position;
  if (INVISIBLE_REFERENCES.test(html)) return INVISIBLE_REFERENCES.lastIndex;
  NUMERIC_REFERENCE.lastIndex = position;
  const [, hexadecimal, decimal] = NUMERIC_REFERENCE.exec(html) ?? [];
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  return isInvisible(code) ? NUMERIC_REFERENCE.lastIndex : undefined;
}

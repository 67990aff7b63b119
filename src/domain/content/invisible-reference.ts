import { isInvisible } from './is-invisible.ts';

/** Names of characters that show nothing; the first two are understood without the semicolon too. */
const INVISIBLE_NAMES =
  /&(?:nbsp;?|shy;?|(?:NonBreakingSpace|Tab|NewLine|ensp|emsp|emsp13|emsp14|numsp|puncsp|thinsp|ThinSpace|hairsp|VeryThinSpace|MediumSpace|ThickSpace|ZeroWidthSpace|NegativeVeryThinSpace|NegativeThinSpace|NegativeMediumSpace|NegativeThickSpace|NoBreak|zwnj|zwj|lrm|rlm|ApplyFunction|af|InvisibleTimes|it|InvisibleComma|ic);)/y;

/** A character by its number, decimal or hexadecimal. */
const NUMERIC = /&#(?:[xX]([0-9a-fA-F]+)|([0-9]+));?/y;

/**
 * Where a character reference that shows nothing ends, such as `&nbsp;` or
 * `&#8203;`; `undefined` when the `&` starts anything that shows.
 *
 * @param at index of the `&`
 */
export function invisibleReferenceEnd(html: string, at: number): number | undefined {
  INVISIBLE_NAMES.lastIndex = at;
  if (INVISIBLE_NAMES.test(html)) return INVISIBLE_NAMES.lastIndex;
  NUMERIC.lastIndex = at;
  const [, hexadecimal, decimal] = NUMERIC.exec(html) ?? [];
  const code = hexadecimal === undefined ? Number(decimal) : Number.parseInt(hexadecimal, 16);
  return isInvisible(code) ? NUMERIC.lastIndex : undefined;
}

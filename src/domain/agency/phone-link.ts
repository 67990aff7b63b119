/** A short code has three digits at least; a number of the whole world fifteen at most (ITU-T E.164). */
const FEWEST_DIGITS = 3;
const MOST_DIGITS = 15;

/**
 * A link that dials, of digits with a `+` before them at most, or `null` when
 * the text is no phone number. Blanks, brackets, dots, dashes and slashes only
 * make it readable and are left out; in `+44 (0)20 …` the bracketed zero too,
 * since it is not dialled from abroad.
 */
export function phoneLink(value: string): string | null {
  if (!/^\(?\+?[\d ()./-]+$/.test(value)) return null;
  const international = value.includes('+');
  const digits = (international ? value.replace('(0)', '') : value).replace(/\D/g, '');
  if (digits.length < FEWEST_DIGITS || digits.length > MOST_DIGITS) return null;
  return `tel:${international ? '+' : ''}${digits}`;
}

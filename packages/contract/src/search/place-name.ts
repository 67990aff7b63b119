/** The maximum length of a place name in an address. */
const MAX_NAME_LENGTH = 60;

/** A plausible place name: not a sentence, not a web address. */
const PLACE_NAME_PATTERN = /^\p{L}[\p{L}\p{M}\p{N} .,'’()&-]*$/u;

const IMPLAUSIBLE_CHARACTERS = /[^\p{L}\p{M}\p{N} .,'’()&-]+/gu;

/** The place name in an address, untrusted; the empty text if it isn't plausible. @rule 2.10, 2.27 */
export function plausiblePlaceName(text: string): string {
  const name = text.trim();
  return name.length <= MAX_NAME_LENGTH && PLACE_NAME_PATTERN.test(name) ? name : '';
}

/**
 * The name of a suggested place in the form of an address: blanks instead of characters that aren't allowed, cut to the
 * maximum length.
 */
export function placeNameForAddress(name: string): string {
  const plain = name.replaceAll(IMPLAUSIBLE_CHARACTERS, ' ').replaceAll(/ {2,}/g, ' ').trim();
  // A character that was cut in half isn't a letter.
  return plain.slice(0, MAX_NAME_LENGTH).replaceAll(IMPLAUSIBLE_CHARACTERS, '').trim();
}

/** The most letters that the name of a place has in an address. */
const MAX_NAME_LENGTH = 60;

/** A name that a place may have; no sentence, no address of a site. */
const PLACE_NAME_PATTERN = /^\p{L}[\p{L}\p{M}\p{N} .,'’()&-]*$/u;

const IMPLAUSIBLE_CHARACTERS = /[^\p{L}\p{M}\p{N} .,'’()&-]+/gu;

/** The name of a place in an address, untrusted; the empty text if it may be none. @rule 2.10, 2.27 */
export function plausiblePlaceName(text: string): string {
  const name = text.trim();
  return name.length <= MAX_NAME_LENGTH && PLACE_NAME_PATTERN.test(name) ? name : '';
}

/** The name of a suggested place as an address has it: blanks in place of what it may not have, and no longer than it may be. */
export function placeNameForAddress(name: string): string {
  const plain = name.replaceAll(IMPLAUSIBLE_CHARACTERS, ' ').replaceAll(/ {2,}/g, ' ').trim();
  // A letter that is cut in two is none.
  return plain.slice(0, MAX_NAME_LENGTH).replaceAll(IMPLAUSIBLE_CHARACTERS, '').trim();
}

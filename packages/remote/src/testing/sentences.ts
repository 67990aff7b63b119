/** Words begin with a letter; names, such as American Express, begin with a large one. */
const WORD_PATTERN = /\p{L}[\p{L}\p{M}'’-]*/gu;

/** Units with their number are written alike in many languages: `4 h 5 min`. */
const QUANTITY_PATTERN = /\p{Nd}\s?(?:h|min|s|km|m|cm|mm|kg|g|l|ml|mi|ft)\b/gu;

/** Whether a text has at least two words, one of which is in small letters. */
export function isSentence(text: string): boolean {
  const words = text.replace(QUANTITY_PATTERN, '').match(WORD_PATTERN) ?? [];
  return words.length > 1 && words.some((word) => /^\p{Ll}{2}/u.test(word));
}

/**
 * What stands between the parts of a text that was put together, and what isolates one:
 * `Miami, United States → Nassau · 5 nights (Tue)`.
 */
const SEPARATORS = /[,;:·•|→←↔–—/()\u2066-\u2069]+/u;

/** The parts of a text that was put together; one, if it was not. */
export function splitText(text: string): readonly string[] {
  return text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Matches words; names such as American Express begin with a capital letter. */
const WORD_PATTERN = /\p{L}[\p{L}\p{M}'’-]*/gu;

/** Units after a number are written the same in many languages: `4 h 5 min`. */
const QUANTITY_PATTERN = /\p{Nd}\s?(?:h|min|s|km|m|cm|mm|kg|g|l|ml|mi|ft)\b/gu;

/** Whether a text has at least two words, one of which begins with a lower-case letter. */
export function isSentence(text: string): boolean {
  const words = text.replace(QUANTITY_PATTERN, '').match(WORD_PATTERN) ?? [];
  return words.length > 1 && words.some((word) => /^\p{Ll}{2}/u.test(word));
}

/**
 * The separators between the parts of a composed text, and the characters that isolate a part: `Miami, United States →
 * Nassau · 5 nights (Tue)`.
 */
const SEPARATORS = /[,;:·•|→←↔–—/()\u2066-\u2069]+/u;

/** The parts of a composed text; one part if it isn't composed. */
export function splitText(text: string): readonly string[] {
  return text
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

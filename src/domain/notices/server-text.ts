import { isInvisible } from '@livery/contract/shared/is-invisible';

/** The longest shown part of a server's message, in characters (code points). */
const MAX_TEXT_LENGTH = 300;
/** Only this many UTF-16 units of a message are read. */
const MAX_READ_LENGTH = 10_000;

/** Blanks, controls, halves of surrogate pairs, and marks that change the direction of the text after them. */
const UNPRINTABLE_CHARACTERS = /[\s\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * A server's message prepared for showing: on one line, without control characters, and at most 300 characters long.
 * Empty if nothing visible is left.
 *
 * @param message untrusted, of any length
 * @rule 8.1
 */
export function serverText(message: string): string {
  const line = message.slice(0, MAX_READ_LENGTH).replace(UNPRINTABLE_CHARACTERS, ' ').trim();
  const characters = [...line];
  if (characters.every((character) => isInvisible(character.charCodeAt(0)))) return '';
  return characters.length > MAX_TEXT_LENGTH ? `${characters.slice(0, MAX_TEXT_LENGTH - 1).join('')}…` : line;
}

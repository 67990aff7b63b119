import { isInvisible } from '@livery/contract/shared/is-invisible';

/** Characters (code points) of a server's message that people are shown. */
const MAX_TEXT_LENGTH = 300;
/** Of a message longer than any sentence only this many UTF-16 units are looked at. */
const MAX_READ_LENGTH = 10_000;

/** Blanks, controls, halves of characters, and marks that turn the direction of what follows them. */
const UNPRINTABLE_CHARACTERS = /[\s\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]+/gu;

/**
 * A server's message made fit to be shown: on one line, without characters that
 * control anything, and no longer than 300 characters. The empty text when
 * nothing that shows is left.
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

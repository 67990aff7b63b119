import { FALLBACK_LANGUAGE } from '@livery/contract/market/language';
import { loadMessages, type ShellMessages } from './messages.ts';

const PLAIN_LETTERS = 'aceghijklnorstuwyzACEGHIJKLNORSTUWYZ';
const ACCENTED_LETTERS = 'áçéĝĥíĵķľñóŕšťúŵýžÁÇÉĜĤÍĴĶĽÑÓŔŠŤÚŴÝŽ';
const VOWEL = /[aeiouy]/i;
/** Parts that aren't translated: an interpolated value, or the tag of an element. */
const PLACEHOLDER = /(\{\{\w+\}\}|<\/?\w+\/?>)/;

/** How much longer than English the longest language gets. */
const EXTRA_LENGTH_SHARE = 0.4;

/**
 * The English messages in a pseudo-language, for development: accents, brackets and 40 % more length reveal text that
 * is hard-coded or cut off, or has too little room for German.
 */
export async function pseudoMessages(): Promise<ShellMessages | undefined> {
  const english = await loadMessages(FALLBACK_LANGUAGE);
  return english && pseudoTranslated(english);
}

function pseudoTranslated(messages: ShellMessages): ShellMessages {
  const entries = Object.entries(messages).map(([key, text]) => [
    key,
    typeof text === 'string' ? `[${lengthen(text)}]` : pseudoTranslated(text),
  ]);
  return Object.fromEntries(entries);
}

/** Doubles vowels, so that words get longer instead of more numerous; placeholders stay unchanged. */
function lengthen(message: string): string {
  const parts = message.split(PLACEHOLDER);
  const words = parts.filter((part) => !PLACEHOLDER.test(part)).join('');
  const vowels = words.split(VOWEL).length - 1;
  const extraLength = Math.ceil(words.length * EXTRA_LENGTH_SHARE);
  let seenCount = 0;
  const accentLetter = (letter: string): string => {
    const accented = ACCENTED_LETTERS[PLAIN_LETTERS.indexOf(letter)] ?? letter;
    if (!VOWEL.test(letter)) return accented;
    seenCount += 1;
    const longer =
      Math.floor((seenCount * extraLength) / vowels) - Math.floor(((seenCount - 1) * extraLength) / vowels);
    return accented.repeat(1 + longer);
  };
  const pseudoText = parts.map((part) => (PLACEHOLDER.test(part) ? part : part.replace(/\w/g, accentLetter))).join('');
  return vowels === 0 ? pseudoText + '~'.repeat(extraLength) : pseudoText;
}

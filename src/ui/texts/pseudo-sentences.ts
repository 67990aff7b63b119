import { FALLBACK_LANGUAGE } from '../../domain/market/language.ts';
import { loadSentences } from './load-sentences.ts';
import type { Sentences } from './sentences.ts';

const PLAIN = 'aceghijklnorstuwyzACEGHIJKLNORSTUWYZ';
const ACCENTED = 'áçéĝĥíĵķľñóŕšťúŵýžÁÇÉĜĤÍĴĶĽÑÓŔŠŤÚŴÝŽ';
const VOWEL = /[aeiouy]/i;
const GAP = /(\{\{\w+\}\})/;

/** How much longer than English the longest of our languages get. */
const GROWTH = 0.4;

/**
 * The English sentences in disguise, for development: accents, brackets and 40 %
 * more length show what does not come from the texts, what is cut off, and what
 * has no room for German.
 */
export async function pseudoSentences(): Promise<Sentences | undefined> {
  const english = await loadSentences(FALLBACK_LANGUAGE);
  return english && disguised(english);
}

function disguised(sentences: Sentences): Sentences {
  const entries = Object.entries(sentences).map(([key, said]) => [
    key,
    typeof said === 'string' ? `[${stretched(said)}]` : disguised(said),
  ]);
  return Object.fromEntries(entries);
}

/** Vowels are said longer, so that words get longer and not only more; gaps stay what they are. */
function stretched(sentence: string): string {
  const parts = sentence.split(GAP);
  const words = parts.filter((part) => !GAP.test(part)).join('');
  const vowels = words.split(VOWEL).length - 1;
  const growth = Math.ceil(words.length * GROWTH);
  let heard = 0;
  const marked = (letter: string): string => {
    const accented = ACCENTED[PLAIN.indexOf(letter)] ?? letter;
    if (!VOWEL.test(letter)) return accented;
    heard += 1;
    const longer = Math.floor((heard * growth) / vowels) - Math.floor(((heard - 1) * growth) / vowels);
    return accented.repeat(1 + longer);
  };
  const said = parts.map((part) => (GAP.test(part) ? part : part.replace(/\w/g, marked))).join('');
  return vowels === 0 ? said + '~'.repeat(growth) : said;
}

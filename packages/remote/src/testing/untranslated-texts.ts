import type { i18n as I18n } from 'i18next';
import { isSentence, splitText } from './sentences.ts';

interface ShownTexts {
  /** The texts of the page in another language than English. */
  readonly texts: readonly string[];
  /** The texts of the same page in English. */
  readonly inEnglish: ReadonlySet<string>;
  readonly i18n: I18n;
  /** The tag of that language. */
  readonly tag: string;
  /** Whether a text comes from the platform or the shell. */
  readonly isGiven: (text: string) => boolean;
}

/** Words of Latin letters only: no number, address or code. */
const LATIN_WORDS_PATTERN = /^(?=.*\p{L}{3})[\p{Script=Latin}\p{M}\s.,;:!?…&'’()·•→–—-]+$/u;

/**
 * The texts that are still English when the site is in another language:
 *
 * - sentences that are the same in both, because they are in the code or weren't translated;
 * - single words that are the same, in a language with another script;
 * - words that are an English message of the remote, although it has a different message in the site's language.
 *
 * Allowed are names, numbers with units, in Latin scripts single words that are in no message, and texts or parts of
 * texts from the platform or the shell.
 */
export function untranslatedTexts({ texts, inEnglish, i18n, tag, isGiven }: ShownTexts): readonly string[] {
  const isUntranslated = untranslatedMessages(i18n, tag);
  const isLatin = new Intl.Locale(tag).maximize().script === 'Latn';
  return [...new Set(texts)].filter((text) => {
    const isSame = inEnglish.has(text);
    const isInEnglish = isLatin || !LATIN_WORDS_PATTERN.test(text) ? isSentence : (words: string) => words !== '';
    const isSuspected = (parts: readonly string[]) =>
      parts.some(isUntranslated) || (isSame && isInEnglish(parts.join(' ')));
    if (!isSuspected([text]) && !isSuspected(splitText(text))) return false;
    return !isGiven(text) && isSuspected(splitText(text).filter((part) => !isGiven(part)));
  });
}

/** Whether a text is an English message whose translation is different. */
function untranslatedMessages({ store: { data } }: I18n, tag: string): (text: string) => boolean {
  const ownTexts = new Map(Object.values(data[tag] ?? {}).flatMap(flattenMessages));
  const meant = new Set(ownTexts.values());
  const english = Object.values(data['en'] ?? {}).flatMap(flattenMessages);
  const leftInEnglish = new Set(
    english.filter(([key, text]) => ownTexts.has(key) && !meant.has(text)).map(([, text]) => text),
  );
  return (text) => leftInEnglish.has(text);
}

/** Each message that is a plain text, by its path. */
function flattenMessages(value: unknown): (readonly [key: string, message: string])[] {
  if (typeof value === 'string') return [['', value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    flattenMessages(inner).map(([key, message]) => [`${name}.${key}`, message] as const),
  );
}

import type { i18n as I18n } from 'i18next';
import { isSentence, splitText } from './sentences.ts';

interface ShownTexts {
  /** What is shown in another language than English. */
  readonly texts: readonly string[];
  /** What the same page shows in English. */
  readonly inEnglish: ReadonlySet<string>;
  readonly i18n: I18n;
  /** The tag of that language. */
  readonly tag: string;
  /** Whether a text comes from the platform or the shell. */
  readonly isGiven: (text: string) => boolean;
}

/** Words of Latin letters alone: no number, address or code. */
const LATIN_WORDS_PATTERN = /^(?=.*\p{L}{3})[\p{Script=Latin}\p{M}\s.,;:!?…&'’()·•→–—-]+$/u;

/**
 * The texts that are still English when the site is in another language:
 *
 * - sentences that are the same in both, because they stand in the code or were not translated;
 * - single words that are the same, in a language that is not written in Latin letters;
 * - words that are an English message of the remote, although there is another one in the site's language.
 *
 * Names, numbers with units and, in Latin letters, single words that stand in no message are let through, as is what the
 * platform or the shell wrote, by itself or as a part of a text.
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

/** Whether a text is an English message whose own in a language is another one. */
function untranslatedMessages({ store: { data } }: I18n, tag: string): (text: string) => boolean {
  const own = new Map(Object.values(data[tag] ?? {}).flatMap(flattenMessages));
  const meant = new Set(own.values());
  const english = Object.values(data['en'] ?? {}).flatMap(flattenMessages);
  const left = new Set(english.filter(([key, text]) => own.has(key) && !meant.has(text)).map(([, text]) => text));
  return (text) => left.has(text);
}

/** Each message that is no more than a text, by its path. */
function flattenMessages(value: unknown): (readonly [key: string, message: string])[] {
  if (typeof value === 'string') return [['', value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    flattenMessages(inner).map(([key, message]) => [`${name}.${key}`, message] as const),
  );
}

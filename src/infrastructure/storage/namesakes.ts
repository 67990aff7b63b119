import type { LanguageCode } from '@livery/contract/market/language';
import { STORED_KEYS, type StoredKey } from './stored-keys.ts';

/**
 * The value that counts of several cookies with the same name, in browsers' order: the last valid one, because the site
 * creates its cookie again if there is another one of that name.
 */
export function lastValid<T>({ parse }: Pick<StoredKey<T>, 'parse'>, texts: readonly string[]): T | undefined {
  for (const text of texts.toReversed()) {
    const value = parse(text);
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * The remembered language: of all `pll_language` cookies the one that `language` confirms, else the last valid one;
 * `language` if there is no `pll_language`, as after a link from another site (rules 9.8).
 */
export function rememberedLanguage(
  texts: readonly string[],
  confirmed: LanguageCode | undefined,
): LanguageCode | undefined {
  const isConfirmed = confirmed !== undefined && texts.includes(confirmed);
  return isConfirmed ? confirmed : (lastValid(STORED_KEYS.language, texts) ?? confirmed);
}

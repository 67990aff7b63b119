import type { LanguageCode } from '@livery/contract/market/language';
import { STORED_KEYS, type StoredKey } from './stored-keys.ts';

/**
 * Of a cookie and its namesakes, in the order in which browsers give them, the value that counts: the last that is
 * valid, because a cookie of ours is created again if another has its name.
 */
export function lastValid<T>({ parse }: Pick<StoredKey<T>, 'parse'>, texts: readonly string[]): T | undefined {
  for (const text of texts.toReversed()) {
    const value = parse(text);
    if (value !== undefined) return value;
  }
  return undefined;
}

/**
 * The language that is remembered: of `pll_language` and its namesakes the one that `language` confirms, else the last;
 * and `language` if `pll_language` is absent, as it is after a link of another site (rules 9.8).
 */
export function rememberedLanguage(
  texts: readonly string[],
  confirmed: LanguageCode | undefined,
): LanguageCode | undefined {
  const isConfirmed = confirmed !== undefined && texts.includes(confirmed);
  return isConfirmed ? confirmed : (lastValid(STORED_KEYS.language, texts) ?? confirmed);
}

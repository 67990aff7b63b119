import { PRODUCTS, type ProductRow } from '@livery/contract/agency/products';
import { because } from '@livery/contract/shared/because';
import { matchesPattern } from '../shared/matches-pattern.ts';

/** The effect of a language change on a page: it reloads, another one loads, or its texts change in place. */
export type LanguageChangeEffect =
  | { readonly kind: 'reload' }
  | { readonly kind: 'reload at'; readonly path: string }
  | { readonly kind: 'in place' };

/**
 * The effect of a language change on the page at a path.
 *
 * @param path without query and hash
 * @rule 4.19
 */
export function languageChangeEffect(path: string): LanguageChangeEffect {
  const isAmong = (patterns: readonly string[] = []) => patterns.some((pattern) => matchesPattern(path, pattern));
  if (PRODUCTS.some(({ onLanguageChange }: ProductRow) => isAmong(onLanguageChange?.reload)))
    return because('4.19', { kind: 'reload' });
  const restarted = PRODUCTS.find(({ onLanguageChange }: ProductRow) => isAmong(onLanguageChange?.startOver));
  if (restarted !== undefined) return because('4.19', { kind: 'reload at', path: restarted.path });
  return because('4.19', { kind: 'in place' });
}

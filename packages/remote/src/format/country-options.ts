import type { LanguageCode } from '@livery/contract/remotes/remote-context';
import type { Choice } from '@livery/ui/select-field';
import { nameOfCode } from './locale.ts';

/**
 * Options for countries, each once, with their names in a language.
 *
 * @param codes ISO 3166-1 alpha-2; a code without a name is its own label, and the empty text is omitted
 */
export function countryOptions(codes: readonly string[], language: LanguageCode): readonly Choice[] {
  return [...new Set(codes)]
    .filter((code) => code !== '')
    .map((code) => ({ value: code, label: nameOfCode('region', code, language) || code }))
    .sort((a, b) => a.label.localeCompare(b.label, language));
}

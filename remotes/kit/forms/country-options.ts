import type { LanguageCode } from '../../../src/application/remotes/remote-context.ts';
import { nameOfCode } from '../format/name-of-code.ts';
import type { Choice } from './select-field.tsx';

/**
 * Countries to choose from, each once, by their names in a language.
 *
 * @param codes ISO 3166-1 alpha-2; one without a name is its own name, and the empty text is passed over
 */
export function countryOptions(codes: readonly string[], language: LanguageCode): readonly Choice[] {
  return [...new Set(codes)]
    .filter((code) => code !== '')
    .map((code) => ({ value: code, label: nameOfCode('region', code, language) || code }))
    .sort((one, other) => one.label.localeCompare(other.label, language));
}

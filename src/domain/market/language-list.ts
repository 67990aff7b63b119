import { isNonEmpty, type NonEmpty } from '../shared/non-empty.ts';
import { LANGUAGES, type LanguageCode } from './language.ts';

/** A language as the picker lists it. */
export interface LanguageEntry {
  readonly code: LanguageCode;
  /** As its speakers write it. */
  readonly name: string;
}

const OWN_NAMES: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  pt: 'Português',
  es: 'Español',
  da: 'Dansk',
  no: 'Norsk',
  de: 'Deutsch',
  ar: 'العربية',
  fr: 'Français',
  sv: 'Svenska',
};

/**
 * The languages of the picker, each in its own name and in the product's order:
 * those that the agency enables, or all nine where it isn't known or none is.
 *
 * @see specification §1; readings 36
 */
export function languageList(enabled: readonly LanguageCode[] | undefined): NonEmpty<LanguageEntry> {
  const offered = LANGUAGES.filter((code) => enabled?.includes(code)).map(entryOf);
  if (isNonEmpty(offered)) return offered;
  const [first, ...others] = LANGUAGES;
  return [entryOf(first), ...others.map(entryOf)];
}

function entryOf(code: LanguageCode): LanguageEntry {
  return { code, name: OWN_NAMES[code] };
}

import { intlLocale, type LanguageCode, nameOfCode } from '@livery/remote';

/** A language's own name for itself, with a capital as in the site's picker. */
export function languageName(language: LanguageCode): string {
  // Browsers name no language by a locale with extensions, such as Arabic with its digits.
  const name = nameOfCode('language', new Intl.Locale(intlLocale(language)).language, language);
  return name.charAt(0).toLocaleUpperCase(intlLocale(language)) + name.slice(1);
}

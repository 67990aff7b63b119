import { intlLocale, type LanguageCode, nameOfCode } from '@livery/remote';

/** A language's name in that language, with a capital letter as in the site's picker. */
export function languageName(language: LanguageCode): string {
  // Browsers don't name a language if the locale has extensions, such as Arabic with Latin digits.
  const name = nameOfCode('language', new Intl.Locale(intlLocale(language)).language, language);
  return name.charAt(0).toLocaleUpperCase(intlLocale(language)) + name.slice(1);
}

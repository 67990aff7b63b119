/** The interface languages, as they stand on the wire, in the cookie and in `?lng` (specification §1). */
export const LANGUAGES = ['en', 'pt', 'es', 'da', 'no', 'de', 'ar', 'fr', 'sv'] as const;

export type LanguageCode = (typeof LANGUAGES)[number];

/** Spoken when nothing else is known (specification §1). */
export const FALLBACK_LANGUAGE: LanguageCode = 'en';

/** Whether a text is one of the interface languages, to the letter. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return LANGUAGES.some((language) => language === value);
}

export type Direction = 'ltr' | 'rtl';

/** Which way a language is read (readings 36). */
export function directionOf(language: LanguageCode): Direction {
  return language === 'ar' ? 'rtl' : 'ltr';
}

/**
 * The locale to give to `Intl` and to the `lang` attribute: Norwegian is
 * Bokmål, and Arabic keeps Latin digits.
 */
export function intlLocaleOf(language: LanguageCode): string {
  if (language === 'no') return 'nb';
  return language === 'ar' ? 'ar-u-nu-latn' : language;
}

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
 * The locale to give to `Intl`: Norwegian is Bokmål, Portuguese is Portugal's
 * (`pt` alone means Brazil's), and Arabic keeps Latin digits.
 */
export function intlLocaleOf(language: LanguageCode): string {
  switch (language) {
    case 'no':
      return 'nb';
    case 'pt':
      return 'pt-PT';
    case 'ar':
      return 'ar-u-nu-latn';
    default:
      return language;
  }
}

/** What a language is called in the `lang` attribute: "nb" for Norwegian, "pt-PT" for Portuguese. */
export function languageTagOf(language: LanguageCode): string {
  return new Intl.Locale(intlLocaleOf(language)).baseName;
}

const LANGUAGE_OF_TAG = new Map(LANGUAGES.map((language) => [languageTagOf(language), language]));

/** The language of a `lang` attribute that `languageTagOf` gave; the fallback for any other. */
export function languageOfTag(tag: string | undefined): LanguageCode {
  return LANGUAGE_OF_TAG.get(tag ?? '') ?? FALLBACK_LANGUAGE;
}

import { isNonEmpty, type NonEmpty } from '../shared/non-empty.ts';

interface Language {
  /** The code in calls, in the cookie, in `?lng` and in the names of the message files. */
  readonly code: string;
  /** The language's name for itself. */
  readonly name: string;
  /** The locale for `Intl`; by default, the code itself. */
  readonly locale?: string;
  /** Its reading direction; by default, left to right. */
  readonly direction?: Direction;
  /** Other codes for it in browsers. */
  readonly aliases?: readonly string[];
}

export type Direction = 'ltr' | 'rtl';

/**
 * The interface languages, in the product's order. To add a language, add a line here, and its texts
 * (docs/add-a-product.md).
 *
 * Norwegian is Bokmål, Portuguese is Portugal's (`pt` alone means Brazil's), and
 * Arabic uses Latin digits.
 *
 * @rule 9.8
 */
const LANGUAGE_TABLE = [
  { code: 'en', name: 'English' },
  { code: 'pt', name: 'Português', locale: 'pt-PT' },
  { code: 'es', name: 'Español' },
  { code: 'da', name: 'Dansk' },
  { code: 'no', name: 'Norsk', locale: 'nb', aliases: ['nb', 'nn'] },
  { code: 'de', name: 'Deutsch' },
  { code: 'ar', name: 'العربية', locale: 'ar-u-nu-latn', direction: 'rtl' },
  { code: 'fr', name: 'Français' },
  { code: 'sv', name: 'Svenska' },
] as const satisfies NonEmpty<Language>;

export type LanguageCode = (typeof LANGUAGE_TABLE)[number]['code'];

/** A language as the picker lists it. @rule 3.6 */
export type LanguageEntry = Readonly<Pick<Language, 'name'>> & { readonly code: LanguageCode };

const LANGUAGES_BY_CODE: ReadonlyMap<LanguageCode, Language> = new Map(LANGUAGE_TABLE.map((row) => [row.code, row]));

/** @rule 1.6 */
export const LANGUAGES: readonly LanguageCode[] = LANGUAGE_TABLE.map(({ code }) => code);

/** The language when nothing else is known (rules §1). @rule 1.6, 9.8 */
export const FALLBACK_LANGUAGE: LanguageCode = 'en';

/** Whether a text is exactly the code of an interface language. @rule 1.6 */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return LANGUAGES.some((language) => language === value);
}

/** The reading direction of a language. @rule 1.6, 9.8 */
export function languageDirection(language: LanguageCode): Direction {
  return LANGUAGES_BY_CODE.get(language)?.direction ?? 'ltr';
}

/** The locale of a language for `Intl`. @rule 7.12 */
export function intlLocale(language: LanguageCode): string {
  return LANGUAGES_BY_CODE.get(language)?.locale ?? language;
}

/** The value of the `lang` attribute for a language: "nb" for Norwegian, "pt-PT" for Portuguese. @rule 1.6 */
export function languageTag(language: LanguageCode): string {
  return LANGUAGE_TAGS.get(language) ?? language;
}

/** Not from `Intl.Locale`: the first use of Intl is slow, and this runs before the page responds. */
const LANGUAGE_TAGS = new Map(LANGUAGES.map((language) => [language, intlLocale(language).replace(/-u-.*$/, '')]));
const LANGUAGES_BY_TAG = new Map([...LANGUAGE_TAGS].map(([language, tag]) => [tag, language]));

/** The language of a `lang` attribute from `languageTag`; the fallback for any other. @rule 2.16 */
export function languageOfTag(tag: string | undefined): LanguageCode {
  return LANGUAGES_BY_TAG.get(tag ?? '') ?? FALLBACK_LANGUAGE;
}

/** The other codes that browsers use for a language. @rule 2.16 */
export function languageAliases(language: LanguageCode): readonly string[] {
  return LANGUAGES_BY_CODE.get(language)?.aliases ?? [];
}

/**
 * The languages of the picker, each with its name in that language and in the product's order: those that the agency
 * enables, or all if the agency isn't known or enables none (rules §1; rules 9.8).
 * @rule 2.17, 3.6, 7.7
 */
export function languageList(enabled: readonly LanguageCode[] | undefined): NonEmpty<LanguageEntry> {
  const offeredLanguageEntries = LANGUAGE_TABLE.filter(({ code }) => enabled?.includes(code)).map(toLanguageEntry);
  if (isNonEmpty(offeredLanguageEntries)) return offeredLanguageEntries;
  const [firstLanguage, ...otherLanguages] = LANGUAGE_TABLE;
  return [toLanguageEntry(firstLanguage), ...otherLanguages.map(toLanguageEntry)];
}

function toLanguageEntry({ code, name }: LanguageEntry): LanguageEntry {
  return { code, name };
}

/**
 * The language of an address's `lng`: `de`, `DE` or `pt-BR`, with or without blanks around it; `undefined` for any
 * other value.
 * @rule 2.16
 */
export function languageOfAddress(lng: string | null | undefined): LanguageCode | undefined {
  return languageOfBrowserTag((lng ?? '').trim());
}

/** The interface language of a BCP 47 tag, by the tag's language subtag only; `undefined` if there is none. */
export function languageOfBrowserTag(tag: string): LanguageCode | undefined {
  const [language = ''] = tag.toLowerCase().split('-');
  return LANGUAGES.find((code) => code === language || languageAliases(code).includes(language));
}

/**
 * The interface languages that a browser's tags name, each once, in the order of the tags: the only tags that
 * `resolveLanguage` considers.
 */
export function interfaceLanguages(tags: readonly string[]): readonly LanguageCode[] {
  return [...new Set(tags.flatMap((tag) => languageOfBrowserTag(tag) ?? []))];
}

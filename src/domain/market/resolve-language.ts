import { FALLBACK_LANGUAGE, isLanguageCode, LANGUAGES, type LanguageCode } from './language.ts';

/** What each source says of the interface language; texts are as they were found, untrusted. */
export interface LanguageWishes {
  /** The address's `lng`. */
  readonly query: string | undefined;
  readonly cookie: string | undefined;
  /** The agency is the partner, whose site starts in Spanish. */
  readonly partner: boolean;
  /** The browser's languages as BCP 47 tags, the dearest first. */
  readonly browser: readonly string[];
  /** The interface languages that the agency enables; all where it is missing or empty. */
  readonly enabled?: readonly LanguageCode[];
}

/** What the partner agency's site starts with (specification §9). */
const PARTNER_LANGUAGE: LanguageCode = 'es';

/**
 * The interface language: `lng`, else the cookie, else the partner's Spanish,
 * else the first of the browser's that the agency enables, else English.
 *
 * `lng` and the cookie are ours, and count only to the letter (`AR` is nobody's
 * language). A browser's tag counts by its language alone, in any letter case,
 * so Brazilian Portuguese is Portuguese; Bokmål and Nynorsk are Norwegian.
 *
 * @see specification §2, URL parameters, and §9; readings 36
 */
export function resolveLanguage({ query, cookie, partner, browser, enabled = [] }: LanguageWishes): LanguageCode {
  if (isLanguageCode(query)) return query;
  if (isLanguageCode(cookie)) return cookie;
  if (partner) return PARTNER_LANGUAGE;
  const offered: readonly string[] = enabled.length > 0 ? enabled : LANGUAGES;
  return (
    browser.map(languageOfTag).find((language) => language !== undefined && offered.includes(language)) ??
    FALLBACK_LANGUAGE
  );
}

function languageOfTag(tag: string): LanguageCode | undefined {
  const [language] = tag.toLowerCase().split('-');
  if (language === 'nb' || language === 'nn') return 'no';
  return isLanguageCode(language) ? language : undefined;
}

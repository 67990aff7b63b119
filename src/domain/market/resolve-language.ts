import {
  FALLBACK_LANGUAGE,
  isLanguageCode,
  LANGUAGES,
  type LanguageCode,
  languageOfAddress,
  languageOfBrowserTag,
} from '@livery/contract/market/language';
import { because } from '@livery/contract/shared/because';

/** The language that the partner agency's site starts in (rules §9). */
const PARTNER_LANGUAGE: LanguageCode = 'es';

/** The interface language by each source; texts are unchecked and untrusted. */
export interface LanguageCandidates {
  /** The address's `lng`. */
  readonly query: string | undefined;
  readonly cookie: string | undefined;
  /** Whether the agency is the partner, whose site starts in Spanish. */
  readonly partner: boolean;
  /** The browser's languages as BCP 47 tags, the preferred one first. */
  readonly browser: readonly string[];
  /** The interface languages that the agency enables; all if it is missing or empty. */
  readonly enabled?: readonly LanguageCode[];
}

/** The interface language if neither address, cookie nor browser names one (rules §9; rules 9.8). */
export function defaultLanguage({ partner }: Pick<LanguageCandidates, 'partner'>): LanguageCode {
  return partner ? PARTNER_LANGUAGE : FALLBACK_LANGUAGE;
}

/**
 * The interface language: `lng`, else the cookie, else the partner's Spanish, else the first of the browser's languages
 * that the agency enables, else English.
 *
 * The site writes the cookie, so it must match exactly (`AR` isn't valid). Of the address's and the browser's tags only
 * the language counts, in any letter case: Brazilian Portuguese is Portuguese, Bokmål and Nynorsk are Norwegian.
 *
 * @rule 2.16, 6.8, 9.8
 */
export function resolveLanguage({ query, cookie, partner, browser, enabled = [] }: LanguageCandidates): LanguageCode {
  const givenLanguage = languageOfAddress(query);
  if (givenLanguage !== undefined) return because('2.16', givenLanguage);
  if (isLanguageCode(cookie)) return because('9.8', cookie);
  if (partner) return because('6.8', PARTNER_LANGUAGE);
  const offeredLanguages = enabled.length > 0 ? enabled : LANGUAGES;
  const preferred = browser
    .map(languageOfBrowserTag)
    .find((language) => language && offeredLanguages.includes(language));
  return preferred === undefined ? because('1.6', FALLBACK_LANGUAGE) : because('9.8', preferred);
}

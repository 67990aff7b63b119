import about from './about.json' with { type: 'json' };
import faqs from './faqs.json' with { type: 'json' };

/** Agencies that don't write in English. */
const AGENCY_LANGUAGES: ReadonlyMap<string, string> = new Map([
  ['rihla', 'ar'],
  ['fiesta', 'es'],
]);

/** The language that an agency writes in. */
export const languageOfAgency = (agency: string): string => AGENCY_LANGUAGES.get(agency) ?? 'en';

/** The texts in an agency's language. */
export function inAgencyLanguage<T extends { readonly language: string }>(
  texts: readonly T[],
  agency: string,
): readonly T[] {
  const language = languageOfAgency(agency);
  return texts.filter((text) => text.language === language);
}

/**
 * An agency's text about itself, in the form of the API: `isEnabled`, `title`, `image`, `content` (HTML). Fields are
 * missing at some agencies, and hostile at one.
 *
 * @see rules §3, about
 */
export type AboutRecord = Readonly<Record<string, unknown>>;

/** An agency's FAQ: `isEnabled`, `headerMessage`, `questions`. @see rules §3 */
export type FaqRecord = Readonly<Record<string, unknown>>;

const ABOUT: ReadonlyMap<string, AboutRecord> = new Map<string, AboutRecord>(Object.entries(about));
const FAQS: ReadonlyMap<string, FaqRecord> = new Map<string, FaqRecord>(Object.entries(faqs));

/**
 * An agency's own texts.
 *
 * @param origin of the pictures' addresses, `http://host:port`; without it their addresses are paths
 */
export function agencyAbout(subdomain: string, origin = ''): AboutRecord {
  const record = ABOUT.get(subdomain) ?? {};
  const { image } = record;
  return typeof image === 'string' ? { ...record, image: image.replace('{origin}', origin) } : record;
}

/** An agency's FAQ. */
export const agencyFaqs = (subdomain: string): FaqRecord => FAQS.get(subdomain) ?? {};

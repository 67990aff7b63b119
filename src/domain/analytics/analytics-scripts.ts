import type { Agency } from '@livery/contract/agency/agency';
import { MEASURING_ORIGINS } from './measuring-origins.ts';

/** The kinds of measuring tags. */
type TagKind = 'google-tag' | 'tag-manager' | 'pixel';

/** An identifier that is safe in an address: letters, digits and hyphens in a known pattern. */
interface TagId {
  readonly kind: TagKind;
  readonly id: string;
}

const GOOGLE_TAG_ID_PATTERN = /^(?:G-[A-Z0-9]{4,20}|UA-\d{4,10}-\d{1,4})$/;
const TAG_MANAGER_ID_PATTERN = /^GTM-[A-Z0-9]{4,12}$/;
const PIXEL_ID_PATTERN = /^\d{5,20}$/;

/**
 * Reads `G-…` and `UA-…` (a Google tag) or `GTM-…` (a tag manager), ignoring surrounding blanks.
 *
 * @rule 3.1, 7.16, 10.8
 */
export function parseGoogleId(idText: string): TagId | undefined {
  const id = idText.trim();
  if (GOOGLE_TAG_ID_PATTERN.test(id)) return { kind: 'google-tag', id };
  return TAG_MANAGER_ID_PATTERN.test(id) ? { kind: 'tag-manager', id } : undefined;
}

/** Reads the 5 to 20 digits of a social pixel, ignoring surrounding blanks. @rule 3.1, 7.16, 10.8 */
export function parsePixelId(idText: string): TagId | undefined {
  const id = idText.trim();
  return PIXEL_ID_PATTERN.test(id) ? { kind: 'pixel', id } : undefined;
}

/** A script of a measuring service, loaded from its address with its id. */
export interface AnalyticsScript extends TagId {
  readonly src: string;
}

const SCRIPT_ADDRESSES: Readonly<Record<TagKind, (id: string) => string>> = {
  'google-tag': (id) => `${MEASURING_ORIGINS.google}/gtag/js?id=${id}`,
  'tag-manager': (id) => `${MEASURING_ORIGINS.google}/gtm.js?id=${id}`,
  pixel: () => `${MEASURING_ORIGINS.meta}/en_US/fbevents.js`,
};

/**
 * The scripts that may be loaded now: none before the visitor's consent, none if the agency hasn't switched them on,
 * and only those with valid ids (rules §7, scripts; rules 10.8).
 * @rule 3.1, 7.16
 */
export function analyticsScripts(analytics: Agency['analytics'], consent: Consent): readonly AnalyticsScript[] {
  if (consent !== 'granted' || analytics.enabled !== true) return [];
  return [parseGoogleId(analytics.googleId), parsePixelId(analytics.facebookId)]
    .filter((tag) => tag !== undefined)
    .map((tag) => ({ ...tag, src: SCRIPT_ADDRESSES[tag.kind](tag.id) }));
}

/** The visitor's consent to measuring; nothing is measured before `granted`. @rule 3.1 */
export type Consent = 'granted' | 'denied' | 'undecided';

/** The companies whose services measure use and set cookies. */
export type MeasuringCompanies = 'google' | 'meta' | 'googleAndMeta';

/** The companies that measure a site's use with the visitor's consent; `null` if there are none. @rule 3.1 */
export function measuringCompanies(analytics: Agency['analytics']): MeasuringCompanies | null {
  const scripts = analyticsScripts(analytics, 'granted');
  const meta = scripts.some(({ kind }) => kind === 'pixel');
  const google = scripts.some(({ kind }) => kind !== 'pixel');
  if (google) return meta ? 'googleAndMeta' : 'google';
  return meta ? 'meta' : null;
}

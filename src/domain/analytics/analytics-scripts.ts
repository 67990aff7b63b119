import type { Agency } from '../agency/agency.ts';
import type { Consent } from './consent.ts';
import { parseGoogleId, parsePixelId, type TagId, type TagKind } from './tag-id.ts';

/** A script of a measuring service, loaded by its address with its id. */
export interface AnalyticsScript extends TagId {
  readonly src: string;
}

const ADDRESSES: Readonly<Record<TagKind, (id: string) => string>> = {
  'google-tag': (id) => `https://www.googletagmanager.com/gtag/js?id=${id}`,
  'tag-manager': (id) => `https://www.googletagmanager.com/gtm.js?id=${id}`,
  pixel: () => 'https://connect.facebook.net/en_US/fbevents.js',
};

/**
 * Which scripts may be loaded now: none before the visitor's consent, none
 * where the agency has not switched them on, and only for ids that are ids.
 *
 * @see rules §7, scripts; rules 10.8
 */
export function analyticsScripts(analytics: Agency['analytics'], consent: Consent): readonly AnalyticsScript[] {
  if (consent !== 'granted' || analytics.enabled !== true) return [];
  return [parseGoogleId(analytics.googleId), parsePixelId(analytics.facebookId)]
    .filter((tag) => tag !== undefined)
    .map((tag) => ({ ...tag, src: ADDRESSES[tag.kind](tag.id) }));
}

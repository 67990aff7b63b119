import { matchesPattern } from '../shared/matches-pattern.ts';
import { FLIGHT_CHECKOUT } from './with-currency.ts';

/** What becomes of the page when its language changes: it starts over, another one does, or its texts just change. */
export type LanguageChangeEffect =
  | { readonly kind: 'reload' }
  | { readonly kind: 'reload at'; readonly path: string }
  | { readonly kind: 'in place' };

/** Activities, flight checkout, and hotel search, details and checkout. */
const STARTS_OVER = [
  '/booknow/activities/*',
  FLIGHT_CHECKOUT,
  '/booknow/hotels/search/*',
  '/booknow/hotels/search-details/*',
  '/booknow/hotels/hotel-details/*',
  '/hotel-details/*',
  '/booknow/hotels/checkout/*',
];

/** Car search and details: what was found is in the old language, so it is searched anew. */
const SEARCH_PATHS = ['/booknow/cars/search/*', '/booknow/cars/result-details/*'];

/**
 * What a change of language does to the page at a path.
 *
 * @param path without query and hash
 * @see rules §4, language change
 */
export function languageChangeEffect(path: string): LanguageChangeEffect {
  if (STARTS_OVER.some((pattern) => matchesPattern(path, pattern))) return { kind: 'reload' };
  if (SEARCH_PATHS.some((pattern) => matchesPattern(path, pattern)))
    return { kind: 'reload at', path: '/booknow/cars' };
  return { kind: 'in place' };
}

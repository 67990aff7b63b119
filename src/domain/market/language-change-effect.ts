import { matchesPattern } from '../shared/matches-pattern.ts';
import { FLIGHT_CHECKOUT } from './with-currency.ts';

/** What a change of language does to a page: it reloads, another one loads, or its texts change in place. */
export type LanguageChangeEffect =
  | { readonly kind: 'reload' }
  | { readonly kind: 'reload at'; readonly path: string }
  | { readonly kind: 'in place' };

/** Activities, flight checkout, and hotel search, details and checkout. */
const RELOADING_PATHS = [
  '/booknow/activities/*',
  FLIGHT_CHECKOUT,
  '/booknow/hotels/search/*',
  '/booknow/hotels/search-details/*',
  '/booknow/hotels/hotel-details/*',
  '/hotel-details/*',
  '/booknow/hotels/checkout/*',
];

/** Car search and details: the results are in the old language, so the search is repeated. */
const SEARCH_PATHS = ['/booknow/cars/search/*', '/booknow/cars/result-details/*'];

/**
 * What a change of language does to the page at a path.
 *
 * @param path without query and hash
 * @see rules §4, language change
 */
export function languageChangeEffect(path: string): LanguageChangeEffect {
  if (RELOADING_PATHS.some((pattern) => matchesPattern(path, pattern))) return { kind: 'reload' };
  if (SEARCH_PATHS.some((pattern) => matchesPattern(path, pattern)))
    return { kind: 'reload at', path: '/booknow/cars' };
  return { kind: 'in place' };
}

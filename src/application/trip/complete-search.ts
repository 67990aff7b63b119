import type { Agency } from '@livery/contract/agency/agency';
import { PRODUCTS } from '@livery/contract/agency/products';
import { parseSearch } from '@livery/contract/search/parse-search';
import { SEARCH_PLANS } from '@livery/contract/search/search-plans';
import { DEFAULT_GUESTS } from '@livery/contract/trip/guests';
import { isPlaced, NAMED_PLACES } from '../../domain/search/named-place.ts';
import type { Shell } from '../shell.ts';
import { lookUpPlaces } from './look-up-places.ts';
import { suggestionsFor } from './place-suggestions.ts';

/**
 * The results address of a search whose places have only names, as the form sends it without JavaScript; `undefined`
 * for other pages, and if a place isn't found.
 *
 * @rule 2.27
 */
export async function completeSearch(
  { pathname, searchParams: query }: URL,
  shell: Pick<Shell, 'trip' | 'resorts'>,
  agency: Agency,
): Promise<string | undefined> {
  const service = PRODUCTS.find((product) => SEARCH_PLANS[product.service].path === pathname)?.service;
  if (service === undefined || !isPlaced(service)) return undefined;
  const plan = SEARCH_PLANS[service];
  const options = { today: shell.trip.firstToday, agency, defaultGuests: DEFAULT_GUESTS };
  const { values } = parseSearch(plan, (name) => query.get(name) ?? '', options);
  const suggestions = suggestionsFor(service, shell);
  const places = NAMED_PLACES[service].map((place) => ({ place, suggestions }));
  const { found } = await lookUpPlaces(values, places);
  const isFound = Object.keys(found).length > 0;
  if (!isFound || Object.keys(plan.problems({ ...values, ...found }, options)).length > 0) return undefined;
  const all = new URLSearchParams(query);
  for (const [name, value] of Object.entries(found)) all.set(name, value);
  return `${pathname}?${all}`;
}

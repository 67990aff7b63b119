import { PRODUCTS, type Service } from '@livery/contract/agency/products';
import type { LanguageCode } from '@livery/contract/market/language';
import { parseSearch, searchAddress } from '@livery/contract/search/parse-search';
import { isBeforeDay } from '@livery/contract/search/search-days';
import type { SearchNeeds, SearchValues } from '@livery/contract/search/search-plan';
import { SEARCH_PLANS } from '@livery/contract/search/search-plans';
import { ANY_ORIGIN } from '../shared/guard-path.ts';

/** A visitor's search, with the values of its address. */
export interface RecentSearch {
  readonly product: Service;
  readonly values: SearchValues;
  /** The language of its place names: the visitor's when they searched; left out if it isn't known. */
  readonly language?: LanguageCode;
}

/** The search at an address; `undefined` if there is none, or if it has a problem. @rule 7.4 */
export function recentSearchAt(path: string, query: URLSearchParams, needs: SearchNeeds): RecentSearch | undefined {
  const product = PRODUCTS.find(({ service }) => SEARCH_PLANS[service].path === path)?.service;
  if (product === undefined) return undefined;
  const { values, problems } = parseSearch(SEARCH_PLANS[product], (name) => query.get(name) ?? '', needs);
  return Object.keys(problems).length === 0 ? { product, values } : undefined;
}

/** The address of its results. @rule 7.4 */
export function recentSearchAddress({ product, values }: RecentSearch): string {
  return searchAddress(SEARCH_PLANS[product], values);
}

/** @rule 7.4 */
export function isSameSearch(search: RecentSearch, otherSearch: RecentSearch): boolean {
  return recentSearchAddress(search) === recentSearchAddress(otherSearch);
}

const DAY_PATTERN = /\d{4}-\d\d-\d\d/g;

/**
 * The search with all its dates moved to the future if the first has passed, so that it starts on the default first
 * date. `undefined` if it has another problem and can't be repeated.
 * @rule 7.4
 */
export function inFuture({ product, values, ...rest }: RecentSearch, needs: SearchNeeds): RecentSearch | undefined {
  const plan = SEARCH_PLANS[product];
  const isValid = (tried: SearchValues) => Object.keys(plan.problems(tried, needs)).length === 0;
  if (isValid(values)) return { product, values, ...rest };
  const firstDate = earliestDay(values);
  const nextDate = earliestDay(plan.defaults(needs));
  if (firstDate === undefined || nextDate === undefined) return undefined;
  const days = firstDate.until(nextDate).days;
  const movedValues = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      value.replaceAll(DAY_PATTERN, (day) => parseDay(day)?.add({ days }).toString() ?? day),
    ]),
  );
  return isValid(movedValues) ? { product, values: movedValues, ...rest } : undefined;
}

function earliestDay(values: SearchValues): Temporal.PlainDate | undefined {
  const days = Object.values(values).flatMap((value) => value.match(DAY_PATTERN) ?? []);
  return days
    .map(parseDay)
    .filter((day) => day !== undefined)
    .reduce<Temporal.PlainDate | undefined>(
      (firstDate, day) => (firstDate === undefined || isBeforeDay(day, firstDate) ? day : firstDate),
      undefined,
    );
}

function parseDay(day: string): Temporal.PlainDate | undefined {
  try {
    return Temporal.PlainDate.from(day);
  } catch {
    return undefined;
  }
}

/**
 * The address of the search that found an item, or of the product's first page: for an item that is gone.
 * @rule 2.1
 */
export function similarSearchAddress(
  { product, path }: { readonly product: Service; readonly path: string },
  needs: SearchNeeds,
): string {
  const plan = SEARCH_PLANS[product];
  const query = new URL(path, ANY_ORIGIN).searchParams;
  const { values } = parseSearch(plan, (name) => query.get(name) ?? '', needs);
  const search = inFuture({ product, values }, needs);
  return search === undefined ? firstPage(product) : recentSearchAddress(search);
}

function firstPage(product: Service): string {
  return PRODUCTS.find(({ service }) => service === product)?.path ?? '/';
}

import type { QueryChanges } from '../../../kit/navigation/address-query.ts';
import type { Facet, Filters } from './filter-offers.ts';

/** Between the values of a facet: neither codes nor names have one. */
const BETWEEN = '~';
const PRICE = 'price';

/** Reads what is chosen from the address: `f-stars=4~5&price=100-300`. What makes no sense chooses nothing. */
export function readFilters(read: (name: string) => string, facets: readonly Facet[]): Filters {
  const [, least, most] = /^(\d{0,7})-(\d{0,7})$/.exec(read(PRICE)) ?? [];
  return {
    chosen: new Map(facets.map(({ id }) => [id, read(nameOf(id)).split(BETWEEN).filter(isValue)])),
    least: figure(least),
    most: figure(most),
  };
}

/** What changes in the address when a value is chosen, or is no longer. */
export function withValue(filters: Filters, { id }: Facet, value: string, chosen: boolean): QueryChanges {
  const others = (filters.chosen.get(id) ?? []).filter((one) => one !== value);
  return { [nameOf(id)]: [...others, ...(chosen ? [value] : [])].join(BETWEEN), shown: null };
}

/** @param least US dollars; `null` for no limit */
export function withPrices(least: number | null, most: number | null): QueryChanges {
  return { [PRICE]: least === null && most === null ? null : `${least ?? ''}-${most ?? ''}`, shown: null };
}

export function withoutFilters(facets: readonly Facet[]): QueryChanges {
  const names = [PRICE, 'shown', ...facets.map(({ id }) => nameOf(id))];
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** How many choices are made; a price range is one. */
export function filterCount({ chosen, least, most }: Filters): number {
  const values = [...chosen.values()].reduce((sum, one) => sum + one.length, 0);
  return values + (least === null && most === null ? 0 : 1);
}

function nameOf(id: string): string {
  return `f-${id}`;
}

function isValue(text: string): boolean {
  return text !== '';
}

function figure(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text);
}

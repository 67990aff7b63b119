import type { QueryChanges } from '@livery/remote';
import type { Offer } from '../offer/offer.ts';

/** Separates the values of a facet; neither codes nor names contain it. */
const VALUE_SEPARATOR = '~';
const PRICE_FILTER = 'price';
/** The fields of a form for the lowest and the highest price, in this order. */
export const PRICE_FIELDS = { least: PRICE_FILTER, most: PRICE_FILTER };

/**
 * Reads the filters in the address: `f-stars=4~5&price=100-300`, or `f-stars=4&f-stars=5&price=100&price=300` as a form
 * sends it. Invalid values are ignored.
 *
 * @param read all values of a parameter
 */
export function parseFilters(read: (name: string) => readonly string[], facets: readonly Facet[]): Filters {
  const [, least, most] = /^(\d{0,7})-(\d{0,7})$/.exec(read(PRICE_FILTER).join('-')) ?? [];
  const values = (name: string) => read(name).flatMap((text) => text.split(VALUE_SEPARATOR));
  return {
    chosen: new Map(facets.map((facet) => [facet.id, values(filterParameter(facet.id)).filter(isValueOf(facet))])),
    least: parseFigure(least),
    most: parseFigure(most),
  };
}

/** The change of the address when a value is chosen or removed. */
export function withValue(filters: Filters, { id }: Facet, value: string, chosen: boolean): QueryChanges {
  const otherValues = (filters.chosen.get(id) ?? []).filter((one) => one !== value);
  return { [filterParameter(id)]: [...otherValues, ...(chosen ? [value] : [])].join(VALUE_SEPARATOR), shown: null };
}

/** @param least US dollars; `null` for no limit */
export function withPrices(least: number | null, most: number | null): QueryChanges {
  return { [PRICE_FILTER]: least === null && most === null ? null : `${least ?? ''}-${most ?? ''}`, shown: null };
}

export function withoutFilters(facets: readonly Facet[]): QueryChanges {
  const names = [PRICE_FILTER, 'shown', ...facets.map(({ id }) => filterParameter(id))];
  return Object.fromEntries(names.map((name) => [name, null]));
}

/** The number of active filters; a price range counts as one. */
export function filterCount({ chosen, least, most }: Filters): number {
  const values = [...chosen.values()].reduce((sum, one) => sum + one.length, 0);
  return values + (least === null && most === null ? 0 : 1);
}

/** The name of a facet in the address. */
export function filterParameter(id: string): string {
  return `f-${id}`;
}

/** Whether a text of the address can be a value of the facet: a code that it knows, a number, or any text. */
function isValueOf({ order, label }: Facet): (text: string) => boolean {
  if (label.by === 'count') return (text) => /^\d+(\.\d+)?$/.test(text);
  return (text) => text !== '' && (order?.includes(text) ?? true);
}

function parseFigure(text: string | undefined): number | null {
  return text === undefined || text === '' ? null : Number(text);
}

/** The offers that match the filters, in their order, each reduced to its matching parts. */
export function filterOffers(offers: readonly Offer[], facets: readonly Facet[], filters: Filters): readonly Offer[] {
  return offers
    .filter((offer) => facets.every((facet) => hasChosenValue(offer, facet, chosenValues(filters, facet))))
    .map((offer) => narrowOffer(offer, facets, filters))
    .filter((offer) => fitsPrice(offer, filters));
}

function narrowOffer(offer: Offer, facets: readonly Facet[], filters: Filters): Offer {
  return facets.reduce((remainingFacet, facet) => {
    const chosen = chosenValues(filters, facet);
    return chosen.length === 0 ? remainingFacet : (facet.narrow?.(remainingFacet, chosen) ?? remainingFacet);
  }, offer);
}

/** A value of a facet. */
export interface FacetValue {
  readonly value: string;
  /** The number of offers with it, given the other filters. */
  readonly count: number;
  readonly chosen: boolean;
}

/** The values of a facet; none if all offers have the same. */
export function facetValues(
  facet: Facet,
  offers: readonly Offer[],
  facets: readonly Facet[],
  filters: Filters,
): readonly FacetValue[] {
  const chosen = chosenValues(filters, facet);
  const counts = remainingCounts(facet, offers, facets, filters);
  const everywhere = countValues(facet, offers);
  const distinct = [...everywhere.keys()].filter((value) => facet.order?.includes(value) ?? true);
  const differs = distinct.some((value) => everywhere.get(value) !== offers.length) || chosen.length > 0;
  if (!differs) return [];
  return sortValues(distinct, facet, everywhere).map((value) => ({
    value,
    count: counts.get(value) ?? 0,
    chosen: chosen.includes(value),
  }));
}

/** The number of offers with each value. */
function remainingCounts(
  facet: Facet,
  offers: readonly Offer[],
  facets: readonly Facet[],
  filters: Filters,
): ReadonlyMap<string, number> {
  if (facet.narrow === undefined) {
    const otherFacets = facets.filter((otherFacet) => otherFacet !== facet || facet.all === true);
    return countValues(facet, filterOffers(offers, otherFacets, filters));
  }
  // A value may change an offer's price, so each is tried.
  const withOnly = (value: string) => ({ ...filters, chosen: new Map(filters.chosen).set(facet.id, [value]) });
  const values = [...countValues(facet, offers).keys()];
  return new Map(values.map((value) => [value, filterOffers(offers, facets, withOnly(value)).length]));
}

function sortValues(values: string[], { order }: Facet, counts: ReadonlyMap<string, number>): readonly string[] {
  return order === undefined
    ? values.sort((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0) || a.localeCompare(b))
    : order.filter((value) => values.includes(value));
}

function countValues(facet: Facet, offers: readonly Offer[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const value of offers.flatMap((offer) => [...new Set(facet.valuesOf(offer))])) {
    counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}

function chosenValues({ chosen }: Filters, { id }: Facet): readonly string[] {
  return chosen.get(id) ?? [];
}

function hasChosenValue(offer: Offer, facet: Facet, chosen: readonly string[]): boolean {
  if (chosen.length === 0) return true;
  const values = facet.valuesOf(offer);
  return facet.all === true
    ? chosen.every((value) => values.includes(value))
    : chosen.some((value) => values.includes(value));
}

function fitsPrice({ price }: Offer, { least, most }: Filters): boolean {
  return (least === null || price.total >= least) && (most === null || price.total <= most);
}

/** A property of offers to filter by. */
export interface Facet {
  /** Its name in the address, and its heading under `facets`. */
  readonly id: string;
  /** The offer's values of this facet. */
  readonly valuesOf: (offer: Offer) => readonly string[];
  /** The label of a value: a translation under this key (with the value as `count`), or the platform's text. */
  readonly label: { readonly by: 'code' | 'count'; readonly key: string } | { readonly by: 'itself' };
  /** Whether an offer must have all chosen values; otherwise one is enough. */
  readonly all?: true;
  /** Reduces an offer that has some of the chosen values, for example to the fares of a cabin. */
  readonly narrow?: (offer: Offer, chosen: readonly string[]) => Offer;
  /**
   * Known values in the order of display; others aren't shown. Without it all values are shown, the most frequent
   * first.
   */
  readonly order?: readonly string[];
}

/** The active filters. */
export interface Filters {
  /** The chosen values by facet. */
  readonly chosen: ReadonlyMap<string, readonly string[]>;
  /** US dollars, both inclusive. */
  readonly least: number | null;
  readonly most: number | null;
}

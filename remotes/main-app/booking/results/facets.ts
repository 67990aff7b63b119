import type { Offer } from '../offer/offer.ts';
import { KNOWN_TAGS } from '../offer/use-offer-texts.ts';
import type { Product } from '../product/product.ts';
import type { Facet } from './filter-offers.ts';

type OfferOf<P extends Product> = Extract<Offer, { product: P }>;

/** A facet that offers of one product have; others have no value of it. */
function facetOf<P extends Product>(
  product: P,
  valuesOf: (offer: OfferOf<P>) => readonly string[],
  facet: Omit<Facet, 'valuesOf'>,
): Facet {
  const isOfProduct = (offer: Offer): offer is OfferOf<P> => offer.product === product;
  return { ...facet, valuesOf: (offer) => (isOfProduct(offer) ? valuesOf(offer) : []) };
}

/** A facet of the names that the platform writes. */
function nameFacet<P extends Product>(product: P, id: string, nameOf: (offer: OfferOf<P>) => string): Facet {
  const valuesOf = (offer: OfferOf<P>) => [nameOf(offer)].filter((name) => name !== '');
  return facetOf(product, valuesOf, { id, label: { by: 'itself' } });
}

/** A facet of codes, in this order; their labels are messages under the key. */
function codes(id: string, key: string, order: readonly string[]): Omit<Facet, 'valuesOf'> {
  return { id, label: { by: 'code', key }, order };
}

const TAGS: Facet = {
  ...codes(
    'tags',
    'tags',
    KNOWN_TAGS.filter((tag) => tag !== 'nonstop'),
  ),
  valuesOf: ({ tags }) => tags,
  all: true,
};

const SEATS = ['4', '5', '7'];
const TIMES = ['night', 'morning', 'afternoon', 'evening'];

/** The lowest rating of each category. */
const RATINGS: ReadonlyMap<string, number> = new Map([
  ['excellent', 4.5],
  ['great', 4],
  ['good', 3.5],
]);

const RATING: Facet = {
  ...codes('rating', 'ratings', [...RATINGS.keys()]),
  valuesOf: ({ rating }) => [...RATINGS].flatMap(([name, least]) => (rating !== null && rating >= least ? [name] : [])),
};

function categoryFacet(order: readonly string[]): Facet {
  return {
    ...codes('category', 'categories', order),
    valuesOf: (offer) => ('category' in offer ? [offer.category] : []),
  };
}

/** The facets of each product, in the order of display. */
export const FACETS: Readonly<Record<Product, readonly Facet[]>> = {
  hotel: [
    facetOf('hotel', ({ stars }) => (stars === null ? [] : [String(Math.floor(stars))]), {
      id: 'stars',
      label: { by: 'count', key: 'stars' },
      order: ['5', '4', '3', '2', '1'],
    }),
    RATING,
    TAGS,
  ],
  car: [
    categoryFacet(['economy', 'compact', 'suv', 'van', 'luxury']),
    facetOf('car', (car) => [car.transmission], codes('transmission', 'transmissions', ['automatic', 'manual'])),
    facetOf('car', ({ fuel }) => [fuel], codes('fuel', 'fuels', ['electric', 'hybrid', 'petrol', 'diesel'])),
    facetOf('car', ({ seats }) => seatBands(seats), codes('seats', 'seatBands', SEATS)),
    nameFacet('car', 'supplier', ({ supplier }) => supplier.name),
    TAGS,
  ],
  activity: [
    categoryFacet(['tour', 'ticket', 'outdoor', 'food', 'water']),
    facetOf(
      'activity',
      ({ durationMinutes }) => durationBand(durationMinutes),
      codes('duration', 'durationBands', ['short', 'half', 'day', 'long']),
    ),
    RATING,
    TAGS,
  ],
  flight: [
    facetOf('flight', (flight) => [stopsOf(flight)], codes('stops', 'stopBands', ['0', '1', '2'])),
    nameFacet('flight', 'airline', ({ airline }) => airline.name),
    facetOf('flight', ({ legs }) => timeBand(legs[0]?.departure ?? ''), codes('departure', 'timeBands', TIMES)),
    facetOf('flight', ({ cabin }) => [cabin], codes('cabin', 'cabins', ['economy', 'premium', 'business'])),
    TAGS,
  ],
  cruise: [
    nameFacet('cruise', 'line', ({ line }) => line),
    facetOf('cruise', ({ nights }) => nightsBand(nights), codes('nights', 'nightBands', ['short', 'week', 'long'])),
    nameFacet('cruise', 'port', ({ departurePort }) => departurePort),
    TAGS,
  ],
};

function seatBands(seats: number | null): readonly string[] {
  return SEATS.filter((least) => seats !== null && seats >= Number(least));
}

function stopsOf({ legs }: OfferOf<'flight'>): string {
  return String(Math.min(2, Math.max(0, ...legs.map(({ stops }) => stops.length))));
}

/** The band of a duration: up to two hours, half a day, a day, longer. */
function durationBand(minutes: number | null): readonly string[] {
  if (minutes === null) return [];
  if (minutes <= 120) return ['short'];
  if (minutes <= 300) return ['half'];
  return [minutes <= 720 ? 'day' : 'long'];
}

/** The band of a cruise's length: up to five nights, about a week, longer. */
function nightsBand(nights: number | null): readonly string[] {
  if (nights === null) return [];
  if (nights <= 5) return ['short'];
  return [nights <= 9 ? 'week' : 'long'];
}

/** The part of the day of a time: before 6, before 12, before 18, later. */
function timeBand(time: string): readonly string[] {
  const hour = /T(\d\d):/.exec(time)?.[1];
  if (hour === undefined) return [];
  return [TIMES[Math.floor(Number(hour) / 6)] ?? 'evening'];
}

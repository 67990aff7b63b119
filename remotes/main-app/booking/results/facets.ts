import type { Offer } from '../offer/offer.ts';
import type { Product } from '../product/product.ts';
import { durationBand, nightsBand, timeBand } from './bands.ts';
import type { Facet } from './filter-offers.ts';
import { KNOWN_TAGS } from './known-tags.ts';

const TAGS: Facet = {
  id: 'tags',
  valuesOf: ({ tags }) => tags,
  label: { by: 'code', key: 'tags' },
  all: true,
  order: KNOWN_TAGS.filter((tag) => tag !== 'nonstop'),
};

const STARS: Facet = {
  id: 'stars',
  valuesOf: (offer) => (offer.product === 'hotel' && offer.stars !== null ? [String(Math.floor(offer.stars))] : []),
  label: { by: 'count', key: 'stars' },
  order: ['5', '4', '3', '2', '1'],
};

/** From which rating on something is called so. */
const RATINGS: ReadonlyMap<string, number> = new Map([
  ['excellent', 4.5],
  ['great', 4],
  ['good', 3.5],
]);

const RATING: Facet = {
  id: 'rating',
  valuesOf: ({ rating }) => [...RATINGS].flatMap(([name, least]) => (rating !== null && rating >= least ? [name] : [])),
  label: { by: 'code', key: 'ratings' },
  order: [...RATINGS.keys()],
};

const CATEGORY = (codes: readonly string[]): Facet => ({
  id: 'category',
  valuesOf: (offer) => ('category' in offer ? [offer.category] : []),
  label: { by: 'code', key: 'categories' },
  order: codes,
});

const SUPPLIER: Facet = {
  id: 'supplier',
  valuesOf: (offer) => (offer.product === 'car' ? named(offer.supplier.name) : []),
  label: { by: 'itself' },
};

const TRANSMISSION: Facet = {
  id: 'transmission',
  valuesOf: (offer) => (offer.product === 'car' ? [offer.transmission] : []),
  label: { by: 'code', key: 'transmissions' },
  order: ['automatic', 'manual'],
};

const FUEL: Facet = {
  id: 'fuel',
  valuesOf: (offer) => (offer.product === 'car' ? [offer.fuel] : []),
  label: { by: 'code', key: 'fuels' },
  order: ['electric', 'hybrid', 'petrol', 'diesel'],
};

const SEATS: Facet = {
  id: 'seats',
  valuesOf: (offer) => (offer.product === 'car' && offer.seats !== null ? seatBand(offer.seats) : []),
  label: { by: 'code', key: 'seatBands' },
  order: ['4', '5', '7'],
};

const DURATION: Facet = {
  id: 'duration',
  valuesOf: (offer) => (offer.product === 'activity' ? durationBand(offer.durationMinutes) : []),
  label: { by: 'code', key: 'durationBands' },
  order: ['short', 'half', 'day', 'long'],
};

const STOPS: Facet = {
  id: 'stops',
  valuesOf: (offer) => (offer.product === 'flight' ? [stopsOf(offer)] : []),
  label: { by: 'code', key: 'stopBands' },
  order: ['0', '1', '2'],
};

const AIRLINE: Facet = {
  id: 'airline',
  valuesOf: (offer) => (offer.product === 'flight' ? named(offer.airline.name) : []),
  label: { by: 'itself' },
};

const DEPARTURE: Facet = {
  id: 'departure',
  valuesOf: (offer) => (offer.product === 'flight' ? timeBand(offer.legs[0]?.departure ?? '') : []),
  label: { by: 'code', key: 'timeBands' },
  order: ['night', 'morning', 'afternoon', 'evening'],
};

const CABIN: Facet = {
  id: 'cabin',
  valuesOf: (offer) => (offer.product === 'flight' ? [offer.cabin] : []),
  label: { by: 'code', key: 'cabins' },
  order: ['economy', 'premium', 'business'],
};

const LINE: Facet = {
  id: 'line',
  valuesOf: (offer) => (offer.product === 'cruise' ? named(offer.line) : []),
  label: { by: 'itself' },
};

const NIGHTS: Facet = {
  id: 'nights',
  valuesOf: (offer) => (offer.product === 'cruise' ? nightsBand(offer.nights) : []),
  label: { by: 'code', key: 'nightBands' },
  order: ['short', 'week', 'long'],
};

const PORT: Facet = {
  id: 'port',
  valuesOf: (offer) => (offer.product === 'cruise' ? named(offer.departurePort) : []),
  label: { by: 'itself' },
};

/** What the offers of a product can be chosen by, in the order in which it is offered. */
export const FACETS: Readonly<Record<Product, readonly Facet[]>> = {
  hotel: [STARS, RATING, TAGS],
  car: [CATEGORY(['economy', 'compact', 'suv', 'van', 'luxury']), TRANSMISSION, FUEL, SEATS, SUPPLIER, TAGS],
  activity: [CATEGORY(['tour', 'ticket', 'outdoor', 'food', 'water']), DURATION, RATING, TAGS],
  flight: [STOPS, AIRLINE, DEPARTURE, CABIN, TAGS],
  cruise: [LINE, NIGHTS, PORT, TAGS],
};

function named(name: string): readonly string[] {
  return name === '' ? [] : [name];
}

function seatBand(seats: number): readonly string[] {
  return ['4', '5', '7'].filter((least) => seats >= Number(least));
}

function stopsOf({ legs }: Extract<Offer, { product: 'flight' }>): string {
  return String(Math.min(2, Math.max(0, ...legs.map(({ stops }) => stops.length))));
}

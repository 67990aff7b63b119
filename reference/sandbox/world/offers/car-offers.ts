import { type Car, counterPoint, generateCars, minimumAge } from '../deals/car-deals.ts';
import type { Coordinates } from '../geo/coordinates.ts';
import { seededRandom } from '../seeded-random.ts';
import type { Translate } from '../words/translate.ts';
import words from './car-words.json' with { type: 'json' };
import { zoneAt } from './flights/flight-times.ts';
import { DEFAULT_MARKUPS } from './markups.ts';
import type { CarOffer, OfferExtras, SearchContext } from './offer.ts';
import { carOfferId } from './offer-id.ts';
import { cancellationTerms, freeCancellationDate, multiplyPrice, priceWithMarkup } from './price.ts';
import { sampleReviews } from './reviews.ts';

/** A search for a rental car. */
export interface CarSearch {
  readonly pickUp: Coordinates;
  readonly dropOff: Coordinates;
  /** In local time, such as `2026-02-03T11:00`. */
  readonly pickUpDateTime: string;
  readonly returnDateTime: string;
  /** Started days. */
  readonly days: number;
  /** The driver's age in years. */
  readonly age: number;
  /** The driver's country of residence, ISO 3166-1 alpha-2; the empty text if unknown. */
  readonly residence: string;
}

/** The likelihood that another company also has a car of a class: about thirty cars in total. */
const SECOND_SUPPLIER_CHANCE = 0.55;

/**
 * Cars for a rental, first the deals of the home page; none far from any known place. Prices are for the whole rental.
 */
export function carOffers(search: CarSearch, context: SearchContext): CarOffer[] {
  const pickUpZone = zoneAt(search.pickUp);
  const isOneWay =
    search.dropOff.latitude !== search.pickUp.latitude || search.dropOff.longitude !== search.pickUp.longitude;
  const zones = { pickUp: pickUpZone, dropOff: isOneWay ? zoneAt(search.dropOff) : pickUpZone };
  return generateCars({ ...search, seed: context.seed }, SECOND_SUPPLIER_CHANCE).map((car) =>
    carOffer(car, { ...search, zones }, context),
  );
}

const CATEGORIES: ReadonlyMap<string, string> = new Map(Object.entries(words.categories));

function carOffer(
  car: Car,
  search: CarSearch & { readonly zones: { readonly pickUp: string; readonly dropOff: string } },
  { seed, origin, today, markups = DEFAULT_MARKUPS }: SearchContext,
): CarOffer {
  const { id, kind, supplier, name, rates } = car;
  const random = seededRandom(`car/${seed}/${id}`);
  const fuel = random.pick(words.fuels);
  const transmission = fuel === 'electric' || random.chance(0.6) ? 'automatic' : 'manual';
  const freeUntil = freeCancellationDate(search.pickUpDateTime.slice(0, 10), random.pick([1, 2, 2, null]), today);
  const picture = `${origin}/media/car/${kind.shape}/${id}.svg`;
  return {
    id: carOfferId(search, id, seed),
    product: 'car',
    name,
    picture,
    // No other picture shows the same car.
    pictures: [picture],
    ...(random.chance(0.9)
      ? { rating: random.whole(34, 49) / 10, reviews: random.whole(8, 900) }
      : { rating: null, reviews: 0 }),
    price: priceWithMarkup(rates, markups.car),
    perUnit: 'trip',
    freeCancellationUntil: freeUntil,
    tags: [
      ...(freeUntil === null ? [] : ['free-cancellation']),
      transmission,
      ...(fuel === 'petrol' || fuel === 'diesel' ? [] : [fuel]),
      ...random.shuffled(words.tags).slice(0, random.whole(1, 3)),
    ],
    supplier: { name: supplier.name, logo: `${origin}/media/supplier/${supplier.id}.svg` },
    seats: kind.people,
    bags: kind.bags,
    doors: kind.doors,
    transmission,
    fuel: FUELS.find((candidate) => candidate === fuel) ?? 'petrol',
    category: CATEGORY_NAMES.find((categoryName) => categoryName === CATEGORIES.get(kind.class)) ?? 'compact',
    pickUp: {
      name: car.pickUp,
      at: search.pickUpDateTime,
      zone: search.zones.pickUp,
      ...stopPoint(supplier, search.pickUp),
    },
    return: {
      name: car.dropOff,
      at: search.returnDateTime,
      zone: search.zones.dropOff,
      ...stopPoint(supplier, search.dropOff),
    },
    days: search.days,
    driver: { age: search.age, ...(search.residence === '' ? {} : { residence: search.residence }) },
  };
}

function stopPoint(supplier: Car['supplier'], point: Coordinates) {
  const { latitude, longitude } = counterPoint(supplier, point);
  return { lat: latitude, long: longitude };
}

const FUELS: readonly CarOffer['fuel'][] = ['petrol', 'diesel', 'hybrid', 'electric'];
const CATEGORY_NAMES: readonly CarOffer['category'][] = ['economy', 'compact', 'suv', 'van', 'luxury'];

/** Details of a car: protection packages are its choices, the smallest first. */
export function carExtras(offer: CarOffer, t: Translate): OfferExtras {
  const random = seededRandom(`car extras/${offer.name}/${offer.supplier.name}`);
  const [kind = ''] = offer.name.toLowerCase().split(':');
  const templateValues = {
    kind: t(kind),
    supplier: offer.supplier.name,
    seats: String(offer.seats),
    bags: String(offer.bags),
    doors: String(offer.doors),
    counter: offer.pickUp.name,
  };
  return {
    description: [t(random.pick(words.descriptions), templateValues), t(random.pick(words.endings))],
    facts: [
      { code: 'seats', value: offer.seats },
      { code: 'doors', value: offer.doors },
      { code: 'bags', value: offer.bags },
      { code: 'fuel-policy', value: 'full-to-full' },
      { code: 'mileage', value: offer.tags.includes('unlimited-mileage') ? 'unlimited' : `${offer.days * 200} km` },
      { code: 'deposit-usd', value: random.whole(2, 8) * 50 },
      { code: 'minimum-age', value: minimumAge(offer.name, offer.supplier.name) },
    ],
    choices: words.protections.map(({ times, ...protection }) => ({
      ...protection,
      price: multiplyPrice(offer.price, times),
      left: null,
    })),
    policies: { cancellation: cancellationTerms(offer.freeCancellationUntil, offer.pickUp.at.slice(0, 10)) },
    reviewsSample: sampleReviews(random, 'car', offer.reviews),
  };
}

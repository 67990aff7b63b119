import { nearestAirport } from '../geo/airports.ts';
import { type Coordinates, pointNear, roundPoint } from '../geo/coordinates.ts';
import { nearestPlace } from '../geo/nearest-place.ts';
import { DEFAULT_MARKUPS } from '../offers/markups.ts';
import { CAR_FIELDS, type CarTimes, carOfferId, carSearchValues, urlWithQuery } from '../offers/offer-id.ts';
import { hashText, type SeededRandom, seededRandom } from '../seeded-random.ts';
import { type Translate, translateTo } from '../words/translate.ts';
import suppliers from './car-suppliers.json' with { type: 'json' };
import classes from './cars.json' with { type: 'json' };
import type { DealContext } from './deal-context.ts';
import { type DealRatesRecord, dealRates, type NetRates, netRates } from './deal-rates.ts';

/** A rental car. */
export interface Car {
  readonly id: string;
  readonly kind: (typeof classes)[number];
  readonly supplier: (typeof suppliers)[number];
  /** Such as `Mini: Dot or similar`. */
  readonly name: string;
  /** The counters of pick-up and return. */
  readonly pickUp: string;
  readonly dropOff: string;
  /** For the whole rental. */
  readonly rates: NetRates;
}

interface CarRental {
  readonly pickUp: Coordinates;
  readonly dropOff: Coordinates;
  /** Started days, 1 or more. */
  readonly days: number;
  /** The driver's age in years: young drivers pay more. */
  readonly age?: number;
  /** The world's seed. */
  readonly seed: number;
}

/** If the nearest known place is farther away, there are no rental cars. */
const MAX_MILES_TO_PLACE = 700;
const AIRPORT_RADIUS_MILES = 25;
const DEAL_COUNTS: readonly number[] = [8, 8, 8, 7, 6, 4];
const YOUNG_DRIVER_AGE = 25;
const MINIMUM_AGES: readonly number[] = [18, 18, 21, 23];

/**
 * Rental cars at a point: first the deals of the home page, one car of each class; none far from any known place, and
 * none for which the driver is too young. The same point, rounded to a hundredth of a degree, and the same seed, age
 * and duration give the same cars at the same prices.
 *
 * @param competition the likelihood that another company also rents out a car of a class: these are last
 */
export function generateCars(
  { days, age = YOUNG_DRIVER_AGE, seed, ...coordinates }: CarRental,
  secondSupplierChance = 0,
): Car[] {
  const [pickUp, dropOff] = [roundPoint(coordinates.pickUp), roundPoint(coordinates.dropOff)];
  const { place, miles } = nearestPlace(pickUp);
  if (miles > MAX_MILES_TO_PLACE) return [];
  const key = `cars/${seed}/${pickUp.latitude}/${pickUp.longitude}`;
  const random = seededRandom(key);
  const sameStation = pickUp.latitude === dropOff.latitude && pickUp.longitude === dropOff.longitude;
  const factor = days * (sameStation ? 1 : 1.35) * (age < YOUNG_DRIVER_AGE ? 1.2 : 1) * Math.sqrt(place.cost);
  const rentalTerms = { key, factor, pickUp: stationName(pickUp), dropOff: stationName(dropOff) };
  const firstCars = random
    .shuffled(classes)
    .slice(0, random.pick(DEAL_COUNTS))
    .map((kind) => {
      const chance = seededRandom(`${key}/${kind.class}`);
      return generateCar(kind, chance.pick(suppliers), chance, rentalTerms);
    });
  const takenCars = new Set(firstCars.map(({ kind, supplier }) => `${kind.class}/${supplier.id}`));
  const otherCars = classes.flatMap((kind) =>
    suppliers
      .map((supplier) => ({ supplier, random: seededRandom(`${key}/${kind.class}/${supplier.id}`) }))
      .filter(
        ({ supplier, random: chance }) =>
          chance.chance(secondSupplierChance) && !takenCars.has(`${kind.class}/${supplier.id}`),
      )
      .map(({ supplier, random: chance }) => generateCar(kind, supplier, chance, rentalTerms)),
  );
  return [...firstCars, ...otherCars].filter(({ name, supplier }) => age >= minimumAge(name, supplier.name));
}

interface RentalTerms {
  readonly key: string;
  /** The factor for the price of a day. */
  readonly factor: number;
  readonly pickUp: string;
  readonly dropOff: string;
}

function generateCar(
  kind: Car['kind'],
  supplier: Car['supplier'],
  random: SeededRandom,
  rentalTerms: RentalTerms,
): Car {
  const { key, factor, pickUp, dropOff } = rentalTerms;
  const name = `${kind.class}: ${random.pick(kind.names)} or similar`;
  return {
    id: hashText(`${key}/${name}/${supplier.id}`).toString(36),
    kind,
    supplier,
    name,
    pickUp,
    dropOff,
    rates: netRates(random, kind.dollars * random.between(0.9, 1.3) * factor),
  };
}

/**
 * The minimum age of a company's drivers for a car of this class, in years.
 *
 * @param name of the car in English
 */
export function minimumAge(name: string, supplier: string): number {
  return seededRandom(`driver/${name.split(':')[0]}/${supplier}`).pick(MINIMUM_AGES);
}

const CAR_NAME_TEMPLATE = '{class}: {model} or similar';

/** A car's name in another language: its class, and the words "or similar"; the model's name stays. */
export function carName(name: string, t: Translate): string {
  const [, kind = '', model = ''] = /^(.+?): (.+) or similar$/.exec(name) ?? [];
  if (model === '' || t(CAR_NAME_TEMPLATE) === CAR_NAME_TEMPLATE) return name;
  const [firstText = '', ...otherTexts] = t(kind.toLowerCase());
  return t(CAR_NAME_TEMPLATE, { class: firstText.toUpperCase() + otherTexts.join(''), model });
}

/** The counter of a car: at the airport, else in the town. */
function stationName(point: Coordinates): string {
  const airport = nearestAirport(point, AIRPORT_RADIUS_MILES);
  if (airport !== null) return `${airport.name} (${airport.code})`;
  const { place, miles } = nearestPlace(point);
  return miles <= AIRPORT_RADIUS_MILES ? `${place.name}, ${place.landmark}` : 'Town centre';
}

/** The location of a company's counter: near the airport's terminal, else near the point in town. */
export function counterPoint(supplier: Car['supplier'], coordinates: Coordinates): Coordinates {
  const point = roundPoint(coordinates);
  const { latitude, longitude } = nearestAirport(point, AIRPORT_RADIUS_MILES) ?? point;
  return pointNear({ latitude, longitude }, { from: 0.1, to: 1.2 }, `counter/${supplier.id}/${latitude}/${longitude}`);
}

/** A car deal in the form of the API: some companies send the car's name as `veh`, others as `name`. @see rules §3 */
export type CarDealRecord = CarDealFields & ({ readonly veh: string } | { readonly name: string });

interface CarDealFields {
  readonly vehiclePicture: string;
  readonly logo: string;
  readonly passangerCapacity: number;
  readonly bagCapacity: number;
  readonly noOfDoors: number;
  readonly pickupLocation: string;
  readonly dropOffLocation: string;
  /** For the whole rental. */
  readonly rates: DealRatesRecord;
  /** A path on the site's origin, which leads to the offer for the requested times. */
  readonly link: string;
}

interface RentalContext extends CarRental, DealContext {
  readonly times?: CarTimes;
}

/** Rental cars at a point, the cheapest first: usually eight. @see rules §7, deal searches */
export function carDeals({
  origin,
  times = {},
  language = 'en',
  markups = DEFAULT_MARKUPS,
  ...rental
}: RentalContext): CarDealRecord[] {
  const t = translateTo(language);
  const search = { ...rental, ...times };
  return generateCars(rental)
    .map(({ id, kind, supplier, name, pickUp, dropOff, rates }) => ({
      ...(supplier.id < 'l' ? { veh: carName(name, t) } : { name: carName(name, t) }),
      vehiclePicture: `${origin}/media/car/${kind.shape}/${id}.svg`,
      logo: `${origin}/media/supplier/${supplier.id}.svg`,
      passangerCapacity: kind.people,
      bagCapacity: kind.bags,
      noOfDoors: kind.doors,
      pickupLocation: pickUp,
      dropOffLocation: dropOff,
      rates: dealRates(rates, markups.car),
      link: urlWithQuery(
        '/booknow/cars/result-details',
        ['carId', 'pickUp', ...CAR_FIELDS],
        [carOfferId(search, id, rental.seed), pickUp, ...carSearchValues(search)],
      ),
    }))
    .sort((a, b) => a.rates.totalRate - b.rates.totalRate);
}

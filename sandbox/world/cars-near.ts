import suppliers from './car-suppliers.json' with { type: 'json' };
import classes from './cars.json' with { type: 'json' };
import type { DealRatesRecord } from './deal-rates.ts';
import { dealRates } from './deal-rates.ts';
import { nearestAirport } from './geo/airports.ts';
import type { Coordinates } from './geography.ts';
import { hundredth } from './hundredth.ts';
import { nearestPlace } from './nearest-place.ts';
import { hashOf, seededRandom } from './seeded-random.ts';

/** A car deal as the wire carries it: some companies tell the car's name as `veh`, others as `name`. @see specification §3 */
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
  /** A path on the site's own origin. */
  readonly link: string;
}

interface Rental {
  readonly pickUp: Coordinates;
  readonly dropOff: Coordinates;
  /** Begun days, 1 or more. */
  readonly days: number;
  /** The driver's age in years: the young pay more. */
  readonly age?: number;
  /** The world's seed. */
  readonly seed: number;
  /** Where the pictures are served, as `http://host:port`. */
  readonly origin: string;
}

/** Farther than this from any place we know (in miles), nobody rents a car. */
const WILDERNESS = 700;
const AIRPORT_REACH = 25;
const COUNTS: readonly number[] = [8, 8, 8, 7, 6, 4];
const YOUNG = 25;

/**
 * Cars to rent at a point, the cheapest first: eight as a rule, none in the wilderness. The same hundredths of a
 * degree, the same seed and the same length give the same cars at the same prices.
 *
 * @see specification §7, deal searches
 */
export function carsNear({ days, age = YOUNG, seed, origin, ...asked }: Rental): CarDealRecord[] {
  const [pickUp, dropOff] = [rounded(asked.pickUp), rounded(asked.dropOff)];
  const { place, miles } = nearestPlace(pickUp);
  if (miles > WILDERNESS) return [];
  const key = `cars/${seed}/${pickUp.latitude}/${pickUp.longitude}`;
  const random = seededRandom(key);
  const sameStation = pickUp.latitude === dropOff.latitude && pickUp.longitude === dropOff.longitude;
  const surcharge = (sameStation ? 1 : 1.35) * (age < YOUNG ? 1.2 : 1);
  const route = { pickupLocation: stationAt(pickUp), dropOffLocation: stationAt(dropOff) };
  return random
    .shuffled(classes)
    .slice(0, random.pick(COUNTS))
    .map((car) => dealOf(car, { key, route, origin, factor: days * surcharge * Math.sqrt(place.cost) }))
    .sort((one, other) => one.rates.totalRate - other.rates.totalRate);
}

function rounded({ latitude, longitude }: Coordinates): Coordinates {
  return { latitude: hundredth(latitude), longitude: hundredth(longitude) };
}

/** The counter that a car is handed over at: the airport's, else one in town. */
function stationAt(point: Coordinates): string {
  const airport = nearestAirport(point, AIRPORT_REACH);
  if (airport !== null) return `${airport.name} (${airport.code})`;
  const { place, miles } = nearestPlace(point);
  return miles <= AIRPORT_REACH ? `${place.name}, ${place.landmark}` : 'Town centre';
}

interface Offer {
  readonly key: string;
  readonly route: Pick<CarDealFields, 'pickupLocation' | 'dropOffLocation'>;
  readonly origin: string;
  /** How many times the price of a day. */
  readonly factor: number;
}

function dealOf(car: (typeof classes)[number], { key, route, origin, factor }: Offer): CarDealRecord {
  const random = seededRandom(`${key}/${car.class}`);
  const supplier = random.pick(suppliers);
  const name = `${car.class}: ${random.pick(car.names)} or similar`;
  const id = hashOf(`${key}/${name}/${supplier.id}`).toString(36);
  return {
    ...(supplier.id < 'l' ? { veh: name } : { name }),
    vehiclePicture: `${origin}/media/car/${car.shape}/${id}.svg`,
    logo: `${origin}/media/supplier/${supplier.id}.svg`,
    passangerCapacity: car.people,
    bagCapacity: car.bags,
    noOfDoors: car.doors,
    ...route,
    rates: dealRates(random, car.dollars * random.between(0.9, 1.3) * factor),
    link: `/booknow/cars/result-details?carId=${id}`,
  };
}

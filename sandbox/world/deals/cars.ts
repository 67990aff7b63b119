import { nearestAirport } from '../geo/airports.ts';
import { type Coordinates, hundredth } from '../geo/coordinates.ts';
import { nearestPlace } from '../geo/nearest-place.ts';
import type { SeededRandom } from '../seeded-random.ts';
import { hashOf, seededRandom } from '../seeded-random.ts';
import suppliers from './car-suppliers.json' with { type: 'json' };
import classes from './cars.json' with { type: 'json' };
import type { DealRatesRecord } from './deal-rates.ts';
import { dealRates } from './deal-rates.ts';

/** A car that somebody rents out. */
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
  readonly rates: DealRatesRecord;
}

export interface CarRental {
  readonly pickUp: Coordinates;
  readonly dropOff: Coordinates;
  /** Begun days, 1 or more. */
  readonly days: number;
  /** The driver's age in years: the young pay more. */
  readonly age?: number;
  /** The world's seed. */
  readonly seed: number;
}

/** Farther than this from any place we know (in miles), nobody rents a car. */
const WILDERNESS = 700;
const AIRPORT_REACH = 25;
const COUNTS: readonly number[] = [8, 8, 8, 7, 6, 4];
const YOUNG = 25;

/**
 * Cars to rent at a point: those on offer at the home page, no class twice; none in the wilderness. The same
 * hundredths of a degree, the same seed and the same length give the same cars at the same prices.
 *
 * @param competition the likelihood that another company rents out a car of a class too: those come last
 */
export function carsAt({ days, age = YOUNG, seed, ...asked }: CarRental, competition = 0): Car[] {
  const [pickUp, dropOff] = [rounded(asked.pickUp), rounded(asked.dropOff)];
  const { place, miles } = nearestPlace(pickUp);
  if (miles > WILDERNESS) return [];
  const key = `cars/${seed}/${pickUp.latitude}/${pickUp.longitude}`;
  const random = seededRandom(key);
  const sameStation = pickUp.latitude === dropOff.latitude && pickUp.longitude === dropOff.longitude;
  const factor = days * (sameStation ? 1 : 1.35) * (age < YOUNG ? 1.2 : 1) * Math.sqrt(place.cost);
  const garage = { key, factor, pickUp: stationAt(pickUp), dropOff: stationAt(dropOff) };
  const first = random
    .shuffled(classes)
    .slice(0, random.pick(COUNTS))
    .map((kind) => {
      const chance = seededRandom(`${key}/${kind.class}`);
      return parked(kind, chance.pick(suppliers), chance, garage);
    });
  const taken = new Set(first.map(({ kind, supplier }) => `${kind.class}/${supplier.id}`));
  const others = classes.flatMap((kind) =>
    suppliers
      .map((supplier) => ({ supplier, random: seededRandom(`${key}/${kind.class}/${supplier.id}`) }))
      .filter(
        ({ supplier, random: chance }) => chance.chance(competition) && !taken.has(`${kind.class}/${supplier.id}`),
      )
      .map(({ supplier, random: chance }) => parked(kind, supplier, chance, garage)),
  );
  return [...first, ...others];
}

interface Garage {
  readonly key: string;
  /** How many times the price of a day. */
  readonly factor: number;
  readonly pickUp: string;
  readonly dropOff: string;
}

function parked(kind: Car['kind'], supplier: Car['supplier'], random: SeededRandom, garage: Garage): Car {
  const { key, factor, pickUp, dropOff } = garage;
  const name = `${kind.class}: ${random.pick(kind.names)} or similar`;
  return {
    id: hashOf(`${key}/${name}/${supplier.id}`).toString(36),
    kind,
    supplier,
    name,
    pickUp,
    dropOff,
    rates: dealRates(random, kind.dollars * random.between(0.9, 1.3) * factor),
  };
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

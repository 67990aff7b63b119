import type { DealRates } from './price-rows.ts';

/** One countable fact of a car: people, bags or doors, 1 or more. */
export interface CarFact {
  readonly kind: 'passengers' | 'bags' | 'doors';
  readonly count: number;
}

/**
 * What a car's card counts, in its order: passengers, bags, doors. A count that
 * was not given, or that is no whole number above zero, is no fact (rules §3,
 * car deal).
 * @rule 3.7
 */
export function carFacts(car: Pick<CarDeal, 'passengerCapacity' | 'bagCapacity' | 'doors'>): readonly CarFact[] {
  const facts = [
    { kind: 'passengers', count: car.passengerCapacity },
    { kind: 'bags', count: car.bagCapacity },
    { kind: 'doors', count: car.doors },
  ] as const;
  return facts.flatMap(({ kind, count }) => (isCount(count) ? [{ kind, count }] : []));
}

function isCount(count: number | null): count is number {
  return count !== null && Number.isInteger(count) && count > 0;
}

/**
 * Where a car is fetched and brought back. `dropOff` is `null` if it is the
 * pick-up place again or not given, `pickUp` if that is not given.
 */
export interface CarRoute {
  readonly pickUp: string | null;
  readonly dropOff: string | null;
}

/** The places of a car's card, each named once. @rule 3.7 */
export function carRoute(car: Pick<CarDeal, 'pickUpLocation' | 'dropOffLocation'>): CarRoute {
  const pickUp = presentPlace(car.pickUpLocation);
  const dropOff = presentPlace(car.dropOffLocation);
  return { pickUp, dropOff: dropOff === pickUp ? null : dropOff };
}

function presentPlace(text: string): string | null {
  const place = text.trim();
  return place === '' ? null : place;
}

/** A rental car on offer (rules §3). @rule 3.7 */
export interface CarDeal {
  readonly name: string;
  readonly picture: string;
  /** The rental company's logo. */
  readonly logo: string;
  /** Counts are `null` when not given. */
  readonly passengerCapacity: number | null;
  readonly bagCapacity: number | null;
  readonly doors: number | null;
  readonly pickUpLocation: string;
  readonly dropOffLocation: string;
  readonly rates: DealRates;
  readonly link: string;
}

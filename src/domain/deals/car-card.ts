import type { CarDeal } from './car-deal.ts';

/** One countable fact of a car: people, bags or doors, 1 or more. */
export interface CarFact {
  readonly kind: 'passengers' | 'bags' | 'doors';
  readonly count: number;
}

/**
 * What a car's card counts, in its order: passengers, bags, doors. A count that
 * was not given, or that is no whole number above zero, is no fact (rules §3,
 * car deal).
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
 * Where a car is fetched and brought back. `dropOff` is `null` where it is the
 * pick-up place again or not given, `pickUp` where that is not given.
 */
export interface CarRoute {
  readonly pickUp: string | null;
  readonly dropOff: string | null;
}

/** The places of a car's card, each named once. */
export function carRoute(car: Pick<CarDeal, 'pickUpLocation' | 'dropOffLocation'>): CarRoute {
  const pickUp = placeOf(car.pickUpLocation);
  const dropOff = placeOf(car.dropOffLocation);
  return { pickUp, dropOff: dropOff === pickUp ? null : dropOff };
}

function placeOf(text: string): string | null {
  const place = text.trim();
  return place === '' ? null : place;
}

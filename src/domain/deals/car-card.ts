import type { DealRates } from './price-rows.ts';

/** One number on a car's card: people, bags or doors, 1 or more. */
export interface CarFact {
  readonly kind: 'passengers' | 'bags' | 'doors';
  readonly count: number;
}

/**
 * The numbers on a car's card, in its order: passengers, bags, doors. Numbers that aren't given, or aren't whole and
 * above zero, are left out (rules §3, car deal).
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
 * Where a car is picked up and returned. `pickUp` is `null` if it isn't given, `dropOff` if it isn't given or is the
 * pick-up place.
 */
export interface CarRoute {
  readonly pickUp: string | null;
  readonly dropOff: string | null;
}

/** The places on a car's card, each named once. @rule 3.7 */
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
  /** Numbers are `null` if not given. */
  readonly passengerCapacity: number | null;
  readonly bagCapacity: number | null;
  readonly doors: number | null;
  readonly pickUpLocation: string;
  readonly dropOffLocation: string;
  readonly rates: DealRates;
  readonly link: string;
}

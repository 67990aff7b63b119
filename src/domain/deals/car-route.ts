import type { CarDeal } from './car-deal.ts';

/**
 * Where a car is fetched and brought back. `dropOff` is `null` where it is the
 * pick-up place again or not told, `pickUp` where that is not told.
 */
export interface CarRoute {
  readonly pickUp: string | null;
  readonly dropOff: string | null;
}

/** The places of a car's card, each told once. */
export function carRoute(car: Pick<CarDeal, 'pickUpLocation' | 'dropOffLocation'>): CarRoute {
  const pickUp = placeOf(car.pickUpLocation);
  const dropOff = placeOf(car.dropOffLocation);
  return { pickUp, dropOff: dropOff === pickUp ? null : dropOff };
}

function placeOf(text: string): string | null {
  const place = text.trim();
  return place === '' ? null : place;
}

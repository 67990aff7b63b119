/** How many of each age travel, each 0 or more. */
export interface Guests {
  readonly adults: number;
  readonly children: number;
  readonly infants: number;
}

/** Who flies before a traveller has said otherwise (specification §3, guest data). */
export const DEFAULT_FLIGHT_GUESTS: Guests = { adults: 1, children: 0, infants: 0 };

/** Who cruises before a traveller has said otherwise (specification §3, guest data). */
export const DEFAULT_CRUISE_GUESTS: Guests = { adults: 2, children: 0, infants: 0 };

/** Whole years from which somebody is no longer an infant, and no longer a child. */
const CHILD_FROM = 2;
const ADULT_FROM = 12;

/**
 * What somebody counts as on a flight: 12 and over is an adult, under 2 an
 * infant, in between a child. The specification's "2-12" and "12+" both name 12;
 * it is an adult's age, as airlines have it.
 *
 * @param age in years, at the time of the flight
 * @returns `undefined` for what is no age: below zero, or not finite
 * @see specification §3, guest data
 */
export function guestAt(age: number): keyof Guests | undefined {
  if (!Number.isFinite(age) || age < 0) return undefined;
  if (age < CHILD_FROM) return 'infants';
  return age < ADULT_FROM ? 'children' : 'adults';
}

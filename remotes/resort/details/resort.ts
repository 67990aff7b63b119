import type { ResortDeal } from '../results/resort-deal.ts';

/** all that the API gives of a resort. */
export interface Resort extends Omit<ResortDeal, 'price'> {
  /** One at least, untrusted. */
  readonly images: readonly string[];
  readonly facts: ResortFacts;
  readonly policies: ResortPolicies;
}

/** `null`, or the empty text, for what isn't given. */
export interface ResortFacts {
  /** Of a day, `15:00`. */
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
  readonly units: number | null;
  /** A year. */
  readonly opened: number | null;
  readonly restaurants: number | null;
  /** By road. */
  readonly airportMinutes: number | null;
}

export interface ResortPolicies {
  /** Before the check-in; 0 where nothing is given back. */
  readonly freeCancellationDays: number | null;
  /** Of the guest who checks in, in years. */
  readonly minimumAge: number | null;
  readonly pets: boolean | null;
  readonly smoking: boolean | null;
}

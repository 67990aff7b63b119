import type { ResortOffer } from '@livery/contract/resorts/resort-deal';
import type { PictureSource } from '@livery/ui/picture-source';

/** All data of a resort from the API. */
export interface Resort extends Omit<ResortOffer, 'price' | 'rates'> {
  /** At least one, untrusted. */
  readonly images: readonly PictureSource[];
  readonly facts: ResortFacts;
  readonly policies: ResortPolicies;
}

/** `null` or the empty text for missing values. */
export interface ResortFacts {
  /** Times of day, `15:00`. */
  readonly checkInFrom: string;
  readonly checkOutUntil: string;
  readonly units: number | null;
  /** The year. */
  readonly opened: number | null;
  readonly restaurants: number | null;
  /** By road. */
  readonly airportMinutes: number | null;
}

export interface ResortPolicies {
  /** Days before the check-in; 0 for no refund. */
  readonly freeCancellationDays: number | null;
  /** The minimum age of the guest who checks in, in years. */
  readonly minimumAge: number | null;
  readonly pets: boolean | null;
  readonly smoking: boolean | null;
}

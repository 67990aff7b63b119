import type { DealRates } from './deal-rates.ts';

/** A rental car on offer (specification §3). */
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

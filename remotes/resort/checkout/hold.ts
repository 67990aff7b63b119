import type { OfferPrice } from '@livery/kit/price/offer-price';
import type { Money } from '@livery/remote';
import { addressWith } from '@livery/remote';
import { RESORT_PAGES } from '../resort-pages.ts';
import type { Stay } from '../stay/stay.ts';

/** A temporary reservation of a unit. Texts and addresses are untrusted. */
export interface Hold {
  readonly reference: string;
  readonly propertyId: string;
  readonly status: 'held' | 'released' | 'expired' | 'booked' | 'cancelled';
  /** Milliseconds since 1970; `null` where it is unknown. */
  readonly expiresAt: number | null;
  /** `null` where the service returned only the resort. */
  readonly stay: HoldStay | null;
}

export interface HoldStay extends Stay {
  readonly propertyName: string;
  readonly location: string;
  readonly image: string;
  readonly unitId: string;
  readonly unit: string;
  /** For all nights. */
  readonly total: Money;
  /** What that is made of; `null` where it is missing. */
  readonly rates: OfferPrice | null;
  /** Free cancellation until so many days before the check-in; 0 for no refund, `null` where it is missing. */
  readonly freeCancellationDays: number | null;
}

/** The address of a hold's resort, for the same stay; the search's where it is unknown. */
export function resortAddress(hold: Hold | null): string {
  if (hold === null || hold.propertyId === '') return RESORT_PAGES.base;
  const { checkIn, checkOut, adults, children } = hold.stay ?? {};
  return addressWith(RESORT_PAGES.details, { property: hold.propertyId, checkIn, checkOut, adults, children });
}

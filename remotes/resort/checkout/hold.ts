import type { Money } from '../../../src/application/remotes/remote-context.ts';
import { addressWith } from '../../kit/navigation/address-query.ts';
import { RESORT_PAGES } from '../resort-pages.ts';
import type { Stay } from '../stay/stay.ts';

/** A temporary reservation of a unit. Texts and addresses are untrusted. */
export interface Hold {
  readonly reference: string;
  readonly propertyId: string;
  readonly status: 'held' | 'released' | 'expired' | 'booked' | 'cancelled';
  /** Milliseconds since 1970; `null` where it is not known. */
  readonly expiresAt: number | null;
  /** `null` where only the resort was named. */
  readonly stay: HeldStay | null;
}

export interface HeldStay extends Stay {
  readonly propertyName: string;
  readonly location: string;
  readonly image: string;
  readonly unitId: string;
  readonly unit: string;
  /** For all nights. */
  readonly total: Money;
  /** Before the check-in; 0 where nothing is given back, `null` where it isn't given. */
  readonly freeCancellationDays: number | null;
}

/** From a hold back to its resort, for the same stay; to the search where it is not known. */
export function resortAddress(hold: Hold | null): string {
  if (hold === null || hold.propertyId === '') return RESORT_PAGES.home;
  const { checkIn, checkOut, adults, children } = hold.stay ?? {};
  return addressWith(RESORT_PAGES.details, { property: hold.propertyId, checkIn, checkOut, adults, children });
}

import { phaseOf } from '../bookings/trip-phase.ts';
import type { Trip } from '../bookings/trip-wire.ts';

/** The agency's key figures. Amounts in US dollars; bookings in other currencies are not in the sums. */
export interface AgencyTotals {
  readonly upcoming: number;
  /** Booked in the current month, and not cancelled. */
  readonly thisMonth: number;
  readonly sales: number;
  /** The part of the sales that is markup. */
  readonly earned: number;
}

/** @param today `2026-02-03` */
export function agencyFigures(trips: readonly Trip[], today: string): AgencyTotals {
  const month = today.slice(0, 7);
  const booked = trips.filter(({ cancelled, bookedOn }) => !cancelled && bookedOn.startsWith(month));
  const paid = booked.filter(({ price }) => price.currency === 'USD');
  return {
    upcoming: trips.filter((trip) => phaseOf(trip, today) === 'upcoming').length,
    thisMonth: booked.length,
    sales: sum(paid.map(({ price }) => price.amount)),
    earned: sum(paid.map(markupOf)),
  };
}

/** The markup of a booking: the offer's share of markup, applied to the price paid. */
function markupOf({ price, offerPrice }: Trip): number {
  if (offerPrice === null) return 0;
  const { base, total, taxesAndFees } = offerPrice;
  if (base === null || taxesAndFees === null || total <= 0) return 0;
  return Math.max(0, (price.amount * (total - base - taxesAndFees)) / total);
}

function sum(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
}

import { phaseOf } from '../bookings/trip-phase.ts';
import type { Trip } from '../bookings/trip-wire.ts';

/** How the agency does. Money in US dollars, which bookings are paid in; a booking in another currency is not in the sums. */
export interface Figures {
  readonly upcoming: number;
  /** Booked in the month of today, and not cancelled. */
  readonly thisMonth: number;
  readonly sales: number;
  /** What of the sales is markup. */
  readonly earned: number;
}

/** @param today `2026-02-03` */
export function figuresOf(trips: readonly Trip[], today: string): Figures {
  const month = today.slice(0, 7);
  const booked = trips.filter(({ cancelled, bookedOn }) => !cancelled && bookedOn.startsWith(month));
  const paid = booked.filter(({ price }) => price.currency === 'USD');
  return {
    upcoming: trips.filter((trip) => phaseOf(trip, today) === 'upcoming').length,
    thisMonth: booked.length,
    sales: sum(paid.map(({ price }) => price.amount)),
    earned: sum(paid.map(earnedWith)),
  };
}

/** The markup's share of the offer, of what was paid for the choice. */
function earnedWith({ price, offerPrice }: Trip): number {
  if (offerPrice === null) return 0;
  const { base, total, taxesAndFees } = offerPrice;
  if (base === null || taxesAndFees === null || total <= 0) return 0;
  return Math.max(0, (price.amount * (total - base - taxesAndFees)) / total);
}

function sum(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
}

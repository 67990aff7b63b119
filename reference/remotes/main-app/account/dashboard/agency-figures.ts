import { convert, type ExchangeRates, type Money } from '@livery/remote';
import { tripPhase } from '../bookings/trip-phase.ts';
import type { Trip } from '../bookings/trip-wire.ts';

/** The bookings of a month that weren't cancelled, in US dollars. */
export interface MonthFigures {
  /** `2026-02` */
  readonly month: string;
  readonly bookings: number;
  readonly sales: number;
  /** The part of the sales that is markup. */
  readonly earned: number;
}

/** The agency's key figures. */
export interface AgencyFigures {
  readonly upcoming: number;
  /** The last months, the current one last. */
  readonly months: readonly MonthFigures[];
  /** Bookings of these months that aren't included in sums: they have no price, or there is no rate to dollars. */
  readonly leftOut: number;
}

const MONTHS_SHOWN = 6;

/**
 * @param today `2026-02-03`
 * @param rates units of each currency for one US dollar
 */
export function agencyFigures(trips: readonly Trip[], today: string, rates: ExchangeRates): AgencyFigures {
  const present = Temporal.PlainYearMonth.from(today.slice(0, 7));
  const months = Array.from({ length: MONTHS_SHOWN }, (_, index) =>
    present.subtract({ months: MONTHS_SHOWN - 1 - index }).toString(),
  );
  const bookedTrips = trips.filter(({ cancelled, bookedOn }) => !cancelled && months.includes(bookedOn.slice(0, 7)));
  return {
    upcoming: trips.filter((trip) => tripPhase(trip, today) === 'upcoming').length,
    months: months.map((month) => {
      const ofMonth = bookedTrips.filter(({ bookedOn }) => bookedOn.startsWith(month));
      return {
        month,
        bookings: ofMonth.length,
        sales: sumAmounts(ofMonth.map(({ price }) => toDollars(price, rates) ?? 0)),
        earned: sumAmounts(ofMonth.map((trip) => (toDollars(trip.price, rates) ?? 0) * markupShare(trip))),
      };
    }),
    leftOut: bookedTrips.filter(({ price }) => toDollars(price, rates) === null).length,
  };
}

function toDollars(price: Money | null, rates: ExchangeRates): number | null {
  const convertedResult = price && convert(price, 'USD', rates);
  return convertedResult?.ok === true ? convertedResult.value.amount : null;
}

/** The share of markup in the offer's price. */
function markupShare({ offerPrice }: Trip): number {
  if (offerPrice === null) return 0;
  const { base, total, taxesAndFees } = offerPrice;
  if (base === null || taxesAndFees === null || total <= 0) return 0;
  return Math.max(0, (total - base - taxesAndFees) / total);
}

function sumAmounts(amounts: readonly number[]): number {
  return Math.round(amounts.reduce((total, amount) => total + amount, 0) * 100) / 100;
}

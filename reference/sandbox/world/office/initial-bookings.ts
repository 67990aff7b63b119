import { daysAfter } from '../days.ts';
import table from './initial-bookings.json' with { type: 'json' };

/** A booking that exists from the start. */
export interface InitialBooking {
  /** The id of the person who booked it. */
  readonly by: string;
  /** Index of the agency's client for whom it is; by default, the person themselves. */
  readonly client?: number;
  readonly bookedOn: string;
  readonly isCancelled: boolean;
  readonly product: string;
  /** The search that finds it: the first offer was booked. */
  readonly query: Readonly<Record<string, string>>;
}

interface BookingRow extends Omit<InitialBooking, 'bookedOn' | 'isCancelled'> {
  readonly bookedDaysAgo: number;
  readonly isCancelled?: boolean;
}

const BOOKING_TABLE: ReadonlyMap<string, readonly BookingRow[]> = new Map(Object.entries<readonly BookingRow[]>(table));

/**
 * The initial bookings of an agency's people, the oldest first; their days in the data are relative to today, such as
 * `{24}` and `{-35}`.
 */
export function initialBookings(agency: string, today: string): InitialBooking[] {
  return (BOOKING_TABLE.get(agency) ?? []).map(({ bookedDaysAgo, isCancelled = false, query, ...row }) => ({
    ...row,
    isCancelled,
    bookedOn: daysAfter(today, -bookedDaysAgo),
    query: Object.fromEntries(Object.entries(query).map(([field, value]) => [field, fillInDays(value, today)])),
  }));
}

/** Replaces relative days by dates: `{24}` is 24 days after today, `{-35}` 35 days before. */
export function fillInDays(value: string, today: string): string {
  return value.replace(/\{(-?\d+)\}/, (_, days) => daysAfter(today, Number(days)));
}

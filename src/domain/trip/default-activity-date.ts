import { PRODUCT_SHIFT_DAYS } from './booking-shift.ts';

/**
 * The day for which activities are searched before a traveller has chosen one:
 * tomorrow in the visitor's own calendar, or three days after that where the
 * agency takes no same-day bookings.
 *
 * @param today the visitor's own date
 * @see specification §9; readings 6
 */
export function defaultActivityDate(today: Temporal.PlainDate, sameDayDisallowed: boolean): Temporal.PlainDate {
  return today.add({ days: 1 + (sameDayDisallowed ? PRODUCT_SHIFT_DAYS.activity : 0) });
}

import { PRODUCT_SHIFT_DAYS } from './booking-shift.ts';
import { DEAL_TIME } from './deal-time.ts';

/** When a car is fetched and brought back, by the clock of the place. */
export interface CarRental {
  readonly pickUp: Temporal.PlainDateTime;
  readonly return: Temporal.PlainDateTime;
}

/**
 * The rental that is searched before a traveller has chosen one: tomorrow at
 * 11:00 in the visitor's own calendar, or two days after that where the agency
 * takes no same-day bookings, until 11:00 of the next day. A day is one of the
 * calendar: it is an hour shorter or longer where the clocks change.
 *
 * @param today the visitor's own date
 * @see specification §9; readings 6 and 7
 */
export function defaultCarRental(today: Temporal.PlainDate, sameDayDisallowed: boolean): CarRental {
  const pickUp = today.add({ days: 1 + (sameDayDisallowed ? PRODUCT_SHIFT_DAYS.car : 0) }).toPlainDateTime(DEAL_TIME);
  return { pickUp, return: pickUp.add({ days: 1 }) };
}

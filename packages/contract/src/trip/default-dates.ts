/// <reference lib="esnext.temporal" preserve="true" />

import { because } from '../shared/because.ts';

/** Days that are added to the default date if the agency takes no same-day bookings (rules 9.2). */
const DEFAULT_DATE_SHIFT_DAYS = 3;
const CAR_DATE_SHIFT_DAYS = 2;

/** Nights in a hotel, as calendar days at the place; check-in is at 11:00 local time. */
export interface HotelStay {
  readonly checkIn: Temporal.PlainDate;
  readonly checkOut: Temporal.PlainDate;
}

/**
 * The stay that is searched until the traveller chooses one: one night from tomorrow by the visitor's date, or from
 * three days later if the agency takes no same-day bookings.
 *
 * @param today the visitor's date
 * @rule 3.1, 9.2, 9.3
 */
export function defaultHotelStay(today: Temporal.PlainDate, sameDayDisallowed: boolean): HotelStay {
  const checkIn = today.add({ days: 1 + (sameDayDisallowed ? DEFAULT_DATE_SHIFT_DAYS : 0) });
  return because('9.2', { checkIn, checkOut: checkIn.add({ days: 1 }) });
}

/**
 * The day for which activities are searched until the traveller chooses one: tomorrow by the visitor's date, or three
 * days later if the agency takes no same-day bookings.
 *
 * @param today the visitor's date
 * @rule 3.1, 9.2
 */
export function defaultActivityDate(today: Temporal.PlainDate, sameDayDisallowed: boolean): Temporal.PlainDate {
  return because('9.2', today.add({ days: 1 + (sameDayDisallowed ? DEFAULT_DATE_SHIFT_DAYS : 0) }));
}

/**
 * When a stay begins, and a car is picked up and returned, in the local time of the place (rules §9).
 * @rule 7.10, 9.2
 */
export const DEFAULT_DEAL_TIME = '11:00';

/** When a car is picked up and returned, in the local time of the place. */
export interface CarRental {
  readonly pickUp: Temporal.PlainDateTime;
  readonly return: Temporal.PlainDateTime;
}

/**
 * The rental that is searched until the traveller chooses one: from 11:00 tomorrow by the visitor's date, or two days
 * later if the agency takes no same-day bookings, until 11:00 on the next day. This is a calendar day: it is an hour
 * shorter or longer when the clocks change.
 *
 * @param today the visitor's date
 * @rule 3.1, 9.1, 9.2, 9.3
 */
export function defaultCarRental(today: Temporal.PlainDate, sameDayDisallowed: boolean): CarRental {
  const pickUp = today
    .add({ days: 1 + (sameDayDisallowed ? CAR_DATE_SHIFT_DAYS : 0) })
    .toPlainDateTime(DEFAULT_DEAL_TIME);
  return because('9.2', { pickUp, return: pickUp.add({ days: 1 }) });
}

/// <reference lib="esnext.temporal" preserve="true" />

import { because } from '../shared/because.ts';

/** Days by which the default date moves out when same-day booking is disallowed (rules 9.2). */
const DEFAULT_DATE_SHIFT_DAYS = 3;
const CAR_DATE_SHIFT_DAYS = 2;

/** Nights in a hotel, as calendar days of the place; check-in is at 11:00 there. */
export interface HotelStay {
  readonly checkIn: Temporal.PlainDate;
  readonly checkOut: Temporal.PlainDate;
}

/**
 * The stay that is searched before a traveller has chosen one: tomorrow in the
 * visitor's own calendar, one night; pushed out by three more days if the
 * agency takes no same-day bookings.
 *
 * @param today the visitor's own date
 * @rule 3.1, 9.2, 9.3
 */
export function defaultHotelStay(today: Temporal.PlainDate, sameDayDisallowed: boolean): HotelStay {
  const checkIn = today.add({ days: 1 + (sameDayDisallowed ? DEFAULT_DATE_SHIFT_DAYS : 0) });
  return because('9.2', { checkIn, checkOut: checkIn.add({ days: 1 }) });
}

/**
 * The day for which activities are searched before a traveller has chosen one:
 * tomorrow in the visitor's own calendar, or three days after that if the
 * agency takes no same-day bookings.
 *
 * @param today the visitor's own date
 * @rule 3.1, 9.2
 */
export function defaultActivityDate(today: Temporal.PlainDate, sameDayDisallowed: boolean): Temporal.PlainDate {
  return because('9.2', today.add({ days: 1 + (sameDayDisallowed ? DEFAULT_DATE_SHIFT_DAYS : 0) }));
}

/** When a stay begins and a car is fetched and brought back, by the clock of the place (rules §9). @rule 7.10, 9.2 */
export const DEFAULT_DEAL_TIME = '11:00';

/** When a car is fetched and brought back, by the clock of the place. */
export interface CarRental {
  readonly pickUp: Temporal.PlainDateTime;
  readonly return: Temporal.PlainDateTime;
}

/**
 * The rental that is searched before a traveller has chosen one: tomorrow at
 * 11:00 in the visitor's own calendar, or two days after that if the agency
 * takes no same-day bookings, until 11:00 of the next day. A day is one of the
 * calendar: it is an hour shorter or longer when the clocks change.
 *
 * @param today the visitor's own date
 * @rule 3.1, 9.1, 9.2, 9.3
 */
export function defaultCarRental(today: Temporal.PlainDate, sameDayDisallowed: boolean): CarRental {
  const pickUp = today
    .add({ days: 1 + (sameDayDisallowed ? CAR_DATE_SHIFT_DAYS : 0) })
    .toPlainDateTime(DEFAULT_DEAL_TIME);
  return because('9.2', { pickUp, return: pickUp.add({ days: 1 }) });
}

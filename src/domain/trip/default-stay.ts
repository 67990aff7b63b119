import { PRODUCT_SHIFT_DAYS } from './booking-shift.ts';

/** Nights in a hotel, as calendar days of the place; check-in is at 11:00 there. */
export interface HotelStay {
  readonly checkIn: Temporal.PlainDate;
  readonly checkOut: Temporal.PlainDate;
}

/**
 * The stay that is searched before a traveller has chosen one: tomorrow in the
 * visitor's own calendar, one night; pushed out by three more days where the
 * agency takes no same-day bookings.
 *
 * @param today the visitor's own date
 * @see specification §9; readings 6
 */
export function defaultHotelStay(today: Temporal.PlainDate, sameDayDisallowed: boolean): HotelStay {
  const checkIn = today.add({ days: 1 + (sameDayDisallowed ? PRODUCT_SHIFT_DAYS.hotel : 0) });
  return { checkIn, checkOut: checkIn.add({ days: 1 }) };
}

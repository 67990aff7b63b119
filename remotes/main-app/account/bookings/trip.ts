import type { Booking } from '../../booking/confirmation/booking.ts';

/** Something that was booked, among others that were. */
export interface Trip extends Booking {
  /** Days of the place; the empty text where it isn't told. */
  readonly start: string;
  /** The empty text where it is over within a day. */
  readonly end: string;
  readonly place: string;
  readonly bookedOn: string;
  readonly bookedBy: string;
}

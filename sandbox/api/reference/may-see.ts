import type { Asker } from './asker.ts';
import type { KeptBooking } from './booking-book.ts';
import { isGranted } from './is-granted.ts';

/** Whether a booking is somebody's to see: a visit's own, a person's own, and all of the agency for those of its people who may read bookings. */
export function maySee({ agency, session, person, isStaff }: Asker, kept: KeptBooking): boolean {
  if (kept.agency !== agency) return false;
  if (person === null) return kept.owner === null && session !== '' && kept.session === session;
  return kept.owner === person.id || (isStaff && isGranted(person, 'bookings', 'read'));
}

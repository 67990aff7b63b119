import type { Asker } from './asker.ts';
import type { KeptBooking } from './booking-book.ts';

/** Whether a booking is somebody's to see: a visit's own, a traveller's own, and all of the agency for its people. */
export function maySee({ agency, session, person, isStaff }: Asker, kept: KeptBooking): boolean {
  if (kept.agency !== agency) return false;
  if (person === null) return kept.owner === null && session !== '' && kept.session === session;
  return isStaff || kept.owner === person.id;
}

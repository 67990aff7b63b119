import { fullName, isStaff } from '../../../world/agencies/people.ts';
import { isGranted, type Requester } from '../access.ts';
import type { ClientStore } from '../agency/client-store.ts';
import type { Booking } from './booking.ts';

interface Refusal {
  readonly status: 403 | 404;
  readonly message: string;
}

/**
 * The client of a booking: agents who may read the agency's clients can book for them, and nobody for other agencies'
 * clients.
 */
export function bookedClient(
  clients: ClientStore,
  { agency, person }: Pick<Requester, 'agency' | 'person'>,
  id: string | null,
): Pick<Booking, 'client'> | Refusal {
  if (id === null) return { client: null };
  if (person === null || !isStaff(person) || !isGranted(person, 'clients', 'read')) return MAY_NOT_BOOK_FOR_CLIENTS;
  const client = clients.find(agency, id);
  return client === undefined ? NO_SUCH_CLIENT : { client: { id, name: fullName(client) } };
}

const MAY_NOT_BOOK_FOR_CLIENTS: Refusal = { status: 403, message: "You don't have permission to book for clients." };
const NO_SUCH_CLIENT: Refusal = { status: 404, message: 'clientId belongs to no client of your agency.' };

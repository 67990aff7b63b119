import type { WireRecord } from '../../../kit/wire-record.ts';
import { dayIn, readList, readOne } from '../frame/read-list.ts';

/** Reads `GET /api/reference/support`. */
export const readTickets = readList(ticketOf);

/** Reads what asking is answered with. */
export const readTicket = readOne(ticketOf);

function ticketOf(wire: WireRecord): Ticket | undefined {
  const [id, subject] = [wire.text('id'), wire.text('subject').trim()];
  if (id === '' || subject === '') return undefined;
  return { id, on: dayIn(wire, 'at'), subject, message: wire.text('message'), open: wire.text('status') !== 'closed' };
}

/** Something that was asked of the agency's support. */
export interface Ticket {
  readonly id: string;
  readonly on: string;
  readonly subject: string;
  readonly message: string;
  /** A status that is not known is open. */
  readonly open: boolean;
}

import type { WireRecord } from '../../../kit/data/wire-record.ts';
import { dayIn } from '../frame/day-in.ts';
import { readList } from '../frame/read-list.ts';
import { readOne } from '../frame/read-one.ts';
import type { Ticket } from './ticket.ts';

/** Reads `GET /api/reference/support`. */
export const readTickets = readList(ticketOf);

/** Reads what asking is answered with. */
export const readTicket = readOne(ticketOf);

function ticketOf(wire: WireRecord): Ticket | undefined {
  const [id, subject] = [wire.text('id'), wire.text('subject').trim()];
  if (id === '' || subject === '') return undefined;
  return { id, on: dayIn(wire, 'at'), subject, message: wire.text('message'), open: wire.text('status') !== 'closed' };
}

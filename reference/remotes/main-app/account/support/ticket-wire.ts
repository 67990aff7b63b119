import type { WireRecord } from '@livery/remote';
import { readDay, readList, readOne } from '../common/wire-readers.ts';

/** Reads `GET /api/reference/support`. */
export const readTickets = readList(ticketOf);

/** Reads the response to a new ticket. */
export const readTicket = readOne(ticketOf);

function ticketOf(wire: WireRecord): Ticket | undefined {
  const [id, subject] = [wire.text('id'), wire.text('subject').trim()];
  if (id === '' || subject === '') return undefined;
  return {
    id,
    on: readDay(wire, 'at'),
    subject,
    message: wire.text('message'),
    open: wire.text('status') !== 'closed',
  };
}

/** A request to the agency's support. */
export interface Ticket {
  readonly id: string;
  readonly on: string;
  readonly subject: string;
  readonly message: string;
  /** An unknown status counts as open. */
  readonly open: boolean;
}

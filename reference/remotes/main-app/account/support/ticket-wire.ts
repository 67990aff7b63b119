import type { WireRecord } from '@livery/remote';
import { itemParser, listParser, parseDay } from '../common/wire-readers.ts';

/** Reads `GET /api/reference/support`. */
export const parseTickets = listParser(parseTicketRecord);

/** Reads the response to a new ticket. */
export const parseTicket = itemParser(parseTicketRecord);

function parseTicketRecord(wire: WireRecord): Ticket | undefined {
  const [id, subject] = [wire.text('id'), wire.text('subject').trim()];
  if (id === '' || subject === '') return undefined;
  return {
    id,
    on: parseDay(wire, 'at'),
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
  /** Also true for unknown statuses. */
  readonly open: boolean;
}

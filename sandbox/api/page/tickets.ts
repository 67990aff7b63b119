/** A sign-in on its way to another host, where alone its cookie can be set. */
interface Ticket {
  readonly token: string;
  /** Where it leads, as an origin. */
  readonly site: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface Tickets {
  /** Gives the number of a new ticket, good for one minute and one use. */
  issue(token: string, site: string): string;
  /** The token, if the ticket is good at this site. */
  take(number: string, site: string): string | null;
}

const MINUTE_MS = 60_000;

export function openTickets(now: () => Date): Tickets {
  const tickets = new Map<string, Ticket>();
  return {
    issue(token, site) {
      for (const [number, { expiresAt }] of tickets) if (expiresAt <= now().getTime()) tickets.delete(number);
      const number = crypto.randomUUID();
      tickets.set(number, { token, site, expiresAt: now().getTime() + MINUTE_MS });
      return number;
    },
    take(number, site) {
      const ticket = tickets.get(number);
      tickets.delete(number);
      return ticket !== undefined && ticket.site === site && ticket.expiresAt > now().getTime() ? ticket.token : null;
    },
  };
}

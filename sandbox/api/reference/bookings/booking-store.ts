import type { Choice } from '../../../world/offers/offer.ts';
import { openKept } from '../memory-store.ts';
import type { Booking } from './booking.ts';

/** A booking, and whose it is. */
export interface KeptBooking {
  readonly booking: Booking;
  readonly agency: string;
  /** The id of the person whose it is; null while only a session's. */
  readonly owner: string | null;
  /** The visit in which it was made; empty for none. */
  readonly session: string;
  readonly choiceId: string;
  /** Told by the app, so that asking twice books once. */
  readonly idempotencyKey: string | null;
  /** Whether it was there from the beginning: then the wallet has it already. */
  readonly isHistory: boolean;
}

export interface BookingBook {
  /** What an agency has from the beginning, the oldest first; it is asked for once. */
  begin(agency: string, history: () => readonly KeptBooking[]): void;
  keep(kept: KeptBooking): KeptBooking;
  find(referenceNumber: string): KeptBooking | undefined;
  /** An agency's, the newest first. */
  list(agency: string): KeptBooking[];
  /** How often a choice of an offer is booked. */
  booked(offerId: string, choiceId: string): number;
  /** What was booked in a visit before somebody signed in becomes theirs. */
  takeOver(agency: string, session: string, owner: string): void;
}

/** Remembers the newest thousand. */
export function openBookingBook(): BookingBook {
  const book = openKept<KeptBooking>();
  const begun = new Set<string>();
  const keep = (kept: KeptBooking): KeptBooking => book.keep(kept.booking.referenceNumber, kept);
  return {
    begin(agency, history) {
      if (begun.has(agency)) return;
      begun.add(agency);
      for (const kept of history()) keep(kept);
    },
    keep,
    find: (referenceNumber) => book.find(referenceNumber),
    list: (agency) => book.list().filter((kept) => kept.agency === agency),
    booked: (offerId, choiceId) =>
      book
        .list()
        .filter(
          ({ booking: { offer, status }, choiceId: chosen }) =>
            offer.id === offerId && chosen === choiceId && status === 'confirmed',
        ).length,
    takeOver(agency, session, owner) {
      if (session === '') return;
      for (const kept of book.list()) {
        if (kept.agency === agency && kept.session === session && kept.owner === null) keep({ ...kept, owner });
      }
    },
  };
}

/** What is left of an offer's choices after what has been booked of them. */
export function withoutBooked(
  choices: readonly Choice[],
  offerId: string,
  bookings: Pick<BookingBook, 'booked'>,
): Choice[] {
  return choices.map((choice) => {
    const left = choice.left === null ? null : Math.max(0, choice.left - bookings.booked(offerId, choice.id));
    return { ...choice, left };
  });
}

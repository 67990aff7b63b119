import { bookedUnits } from '../../../world/offers/chosen-choice.ts';
import type { Choice, Offer } from '../../../world/offers/offer.ts';
import { unitsTaken } from '../../../world/products/products.ts';
import { createMemoryStore } from '../memory-store.ts';
import type { Booking } from './booking.ts';

/** A booking with its owner. */
export interface StoredBooking {
  readonly booking: Booking;
  readonly agency: string;
  /** The id of the owner; null for a guest's booking. */
  readonly owner: string | null;
  readonly choiceId: string;
  /**
   * The language of the booking's texts; missing for resorts, whose unit has its name in the language of the person who
   * held it.
   */
  readonly language?: string;
  /** Sent by the app, so that a repeated request books once. */
  readonly idempotencyKey: string | null;
  /** Whether it is an initial booking: the wallet already includes those. */
  readonly isHistory: boolean;
}

export interface BookingStore {
  /** Adds an agency's initial bookings, oldest first; `history` is called once. */
  initialise(agency: string, history: () => readonly StoredBooking[]): void;
  save(stored: StoredBooking): StoredBooking;
  find(referenceNumber: string): StoredBooking | undefined;
  /** An agency's bookings, the newest first. */
  list(agency: string): StoredBooking[];
  /** The number of booked units of an offer's choice, rooms or seats. */
  booked(offer: Offer, choice: Choice): number;
}

/** Stores the latest thousand. */
export function createBookingStore(): BookingStore {
  const book = createMemoryStore<StoredBooking>();
  const initialised = new Set<string>();
  const save = (storedBooking: StoredBooking): StoredBooking =>
    book.save(storedBooking.booking.referenceNumber, storedBooking);
  return {
    initialise(agency, history) {
      if (initialised.has(agency)) return;
      initialised.add(agency);
      for (const storedBooking of history()) save(storedBooking);
    },
    save,
    find: (referenceNumber) => book.find(referenceNumber),
    list: (agency) => book.list().filter((storedBooking) => storedBooking.agency === agency),
    booked: (offer, choice) =>
      book
        .list()
        .filter(({ booking }) => booking.offer.id === offer.id && booking.status === 'confirmed')
        .reduce(
          (units, { booking, choiceId }) =>
            units + bookedUnits(choiceId, choice) * unitsTaken(offer, choice, booking.travellers.length),
          0,
        ),
  };
}

/** An offer's choices, with the number that remains after their bookings. */
export function withAvailability(
  choices: readonly Choice[],
  offer: Offer,
  bookings: Pick<BookingStore, 'booked'>,
): Choice[] {
  return choices.map((choice) => {
    const remainingMaximum = choice.left === null ? null : Math.max(0, choice.left - bookings.booked(offer, choice));
    return { ...choice, left: remainingMaximum };
  });
}

import { agencyPeople, fullName, isStaff, userIdOf } from '../../../world/agencies/people.ts';
import { DEFAULT_MARKUPS } from '../../../world/offers/markups.ts';
import type { SearchContext } from '../../../world/offers/offer.ts';
import { agencyClients, type Client } from '../../../world/office/clients.ts';
import { type InitialBooking, initialBookings } from '../../../world/office/initial-bookings.ts';
import { offerTrip, PRODUCTS } from '../../../world/products/products.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import type { StoredBooking } from './booking-store.ts';
import { freeCancellationEnd } from './refund.ts';

/** The initial bookings of an agency's people, oldest first; most agencies have none. */
export function bookingHistory(
  agency: string,
  { seed, stores }: SandboxWorld,
  context: SearchContext,
): StoredBooking[] {
  return initialBookings(agency, context.today).flatMap((bookingBefore) => {
    const foundOffers = PRODUCTS.get(bookingBefore.product)?.search(bookingBefore.query, {
      ...context,
      today: bookingBefore.bookedOn,
      // They were sold before the settings were changed.
      markups: DEFAULT_MARKUPS,
    });
    const person = agencyPeople(agency).find(({ id }) => id === bookingBefore.by);
    if (foundOffers === undefined || typeof foundOffers === 'string' || person === undefined) return [];
    const [offer] = foundOffers.offers;
    if (offer === undefined) return [];
    const { choices, facts } = foundOffers.extras(offer);
    const [choice] = choices;
    if (choice === undefined) return [];
    const client = clientOf(bookingBefore);
    const { firstName, lastName, email, phone } = client ?? { ...person, phone: SAMPLE_PHONE };
    const price = { amount: choice.price.total, currency: 'USD' };
    const code = stores.code('history', 6, (isTaken) => stores.bookings.find(`LV-${isTaken}`) !== undefined);
    const storedBooking: StoredBooking = {
      agency,
      owner: person.id,
      choiceId: choice.id,
      language: context.language ?? 'en',
      idempotencyKey: null,
      isHistory: true,
      booking: {
        referenceNumber: `LV-${code}`,
        product: offer.product,
        title: offer.name,
        choice: choice.name,
        picture: offer.picture,
        ...offerTrip(offer, context.language),
        travellers: [{ firstName, lastName, kind: 'adult' }],
        contact: { email, phone },
        note: null,
        payment: { method: 'card', last4: '4242' },
        price,
        shown: price,
        status: bookingBefore.isCancelled ? 'cancelled' : 'confirmed',
        bookedAt: `${bookingBefore.bookedOn}T10:24:00.000Z`,
        bookedBy: { name: fullName(person), id: userIdOf(person), isAgent: isStaff(person) },
        client: client === undefined ? null : { id: client.id, name: fullName(client) },
        proposal: null,
        facts,
        offer: { ...offer, price: choice.price, freeCancellationUntil: freeCancellationEnd(offer, choice) },
      },
    };
    return [storedBooking];
  });

  function clientOf({ client }: InitialBooking): Client | undefined {
    return client === undefined ? undefined : agencyClients(agency, seed)[client];
  }
}

const SAMPLE_PHONE = '+44 131 496 0128';

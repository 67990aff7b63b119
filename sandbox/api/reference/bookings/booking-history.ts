import { nameOf, peopleOf, userIdOf } from '../../../world/agencies/people.ts';
import type { Asked } from '../../../world/offers/offer.ts';
import { clientsOf } from '../../../world/office/clients.ts';
import { type BookingBefore, bookingsBefore } from '../../../world/office/initial-bookings.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { PRODUCTS } from '../offers/products.ts';
import { tripOf } from './booking.ts';
import type { KeptBooking } from './booking-store.ts';

/** What the people of an agency have booked before the sandbox is first asked, the oldest first; of most agencies nothing. */
export function historyOf(agency: string, { seed, desk }: SandboxWorld, asked: Asked): KeptBooking[] {
  return bookingsBefore(agency, asked.today).flatMap((before) => {
    const found = PRODUCTS.get(before.product)?.search(before.query, { ...asked, today: before.bookedOn });
    const person = peopleOf(agency).find(({ id }) => id === before.by);
    if (found === undefined || typeof found === 'string' || person === undefined) return [];
    const [offer] = found.offers;
    const [choice] = offer === undefined ? [] : found.extras(offer).choices;
    if (offer === undefined || choice === undefined) return [];
    const { firstName, lastName, email, phone } = travellerOf(before) ?? { ...person, phone: OWN_PHONE };
    const price = { amount: choice.price.total, currency: 'USD' };
    const code = desk.code('history', 6, (taken) => desk.bookings.find(`LV-${taken}`) !== undefined);
    const kept: KeptBooking = {
      agency,
      owner: person.id,
      session: '',
      choiceId: choice.id,
      idempotencyKey: null,
      isHistory: true,
      booking: {
        referenceNumber: `LV-${code}`,
        product: offer.product,
        title: offer.name,
        choice: choice.name,
        picture: offer.picture,
        ...tripOf(offer),
        travellers: [{ firstName, lastName, kind: 'adult' }],
        contact: { email, phone },
        note: null,
        payment: { method: 'card', last4: '4242' },
        price,
        shown: price,
        status: before.isCancelled ? 'cancelled' : 'confirmed',
        bookedAt: `${before.bookedOn}T10:24:00.000Z`,
        bookedBy: { name: nameOf(person), id: userIdOf(person) },
        offer: { ...offer, price: choice.price },
      },
    };
    return [kept];
  });

  function travellerOf({ client }: BookingBefore) {
    return client === undefined ? undefined : clientsOf(agency, seed)[client];
  }
}

const OWN_PHONE = '+44 131 496 0128';

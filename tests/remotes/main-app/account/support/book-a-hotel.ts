import type { Hono } from 'hono';
import { wireRecord } from '../../../../../remotes/kit/data/wire-record.ts';
import { sandboxResponses } from '../../../support/sandbox-responses.ts';

/** The first hotel that is found for next month, in the sandbox. */
export async function findHotel(app: Hono, person: string): Promise<string> {
  const query = { lat: 38.7, long: -9.14, ...stay(), rooms: 1, adults: 2, children: 0 };
  const answer = await sandboxResponses({ app, person })({ method: 'GET', path: '/api/reference/hotel/offers', query });
  return (
    wireRecord(answer.ok ? answer.value : null)
      .records('data')[0]
      ?.text('id') ?? ''
  );
}

/** Books it, and tells the reference number. */
export async function bookHotel(app: Hono, person: string): Promise<string> {
  const answer = await sandboxResponses({ app, person })({
    method: 'POST',
    path: '/api/reference/bookings',
    body: {
      product: 'hotel',
      offerId: await findHotel(app, person),
      travellers: [{ firstName: 'Maya', lastName: 'Lindqvist' }],
      contact: { email: 'maya@mail.example', phone: '+44 20 7946 0123' },
      payment: { method: 'card', last4: '4242' },
      shown: { amount: 100, currency: 'USD' },
    },
  });
  return wireRecord(answer.ok ? answer.value : null)
    .record('data')
    .text('referenceNumber');
}

function stay() {
  const checkIn = Temporal.Now.plainDateISO().add({ days: 30 });
  return { checkIn: checkIn.toString(), checkOut: checkIn.add({ days: 3 }).toString() };
}

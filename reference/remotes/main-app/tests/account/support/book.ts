import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import { sandboxResponses } from '@livery/reference-testing/sandbox-responses';
import { wireRecord } from '@livery/remote';
import type { CallResult } from '@livery/remote/testing';
import { createSandbox } from '@livery/sandbox/app';
import { aRequest } from '@livery/sandbox/tests/reference/support/a-sandbox';
import { resortRooms } from '@livery/sandbox/world/resorts/resort-records';
import { allResorts } from '@livery/sandbox/world/resorts/resorts';
import type { Hono } from 'hono';

const [CHECK_IN = '', CHECK_OUT = ''] = [30, 33].map((days) => Temporal.Now.plainDateISO().add({ days }).toString());

/** The record of a response, empty for a failure. */
export function recordOf(result: CallResult) {
  return wireRecord(result.ok ? result.value : null);
}

/** The first hotel found in the sandbox for next month. */
export async function findHotel(app: Hono, person: string): Promise<string> {
  const query = { lat: 38.7, long: -9.14, checkIn: CHECK_IN, checkOut: CHECK_OUT, rooms: 1, adults: 2, children: 0 };
  const result = await sandboxResponses({ app, person })({ method: 'GET', path: '/api/reference/hotel/offers', query });
  return recordOf(result).records('data')[0]?.text('id') ?? '';
}

/** Books it. @returns the reference number */
export async function bookHotel(app: Hono, person: string, moreFields: object = {}): Promise<string> {
  const result = await sandboxResponses({ app, person })({
    method: 'POST',
    path: '/api/reference/bookings',
    body: {
      ...moreFields,
      product: 'hotel',
      offerId: await findHotel(app, person),
      travellers: [{ firstName: 'Maya', lastName: 'Lindqvist' }],
      contact: { email: 'maya@mail.example', phone: '+44 20 7946 0123' },
      payment: { method: 'card', last4: '4242' },
      shown: { amount: 100, currency: 'USD' },
    },
  });
  return recordOf(result).record('data').text('referenceNumber');
}

/** A hotel that a visitor without an account has booked, free to cancel or not. @returns how to request and cancel it */
export async function bookAsVisitor({ isFree = true } = {}) {
  const respond = sandboxResponses({ app: createSandbox() });
  const call = async (request: RemoteCall) => {
    const response = await respond(request);
    if (!response.ok) throw new Error(JSON.stringify(response.error));
    return recordOf(response);
  };
  const query = { lat: '38.7223', long: '-9.1393', checkIn: CHECK_IN, checkOut: CHECK_OUT };
  const found = await call({ method: 'GET', path: '/api/reference/hotel/offers', query });
  const offer = found.records('data').find((each) => (each.text('freeCancellationUntil') !== '') === isFree);
  const path = '/api/reference/bookings';
  const booked = await call({ method: 'POST', path, body: aRequest(offer?.text('id') ?? '') });
  const referenceNumber = booked.record('data').text('referenceNumber');
  const body = { email: 'maya@mail.example' };
  return {
    respond,
    referenceNumber,
    cancel: () => call({ method: 'POST', path: `${path}/${referenceNumber}/cancel`, body }),
  };
}

/** Holds and books a unit of a resort for next month, in the sandbox. @returns the reference number */
export async function bookResort(app: Hono, person: string): Promise<string> {
  const request = sandboxResponses({ app, person });
  const post = async (body: object) => {
    const result = await request({ service: 'resort', method: 'POST', path: '/itineraries', body });
    return recordOf(result).record('data').text('reference_number');
  };
  return post({
    reference_number: await post(someStay()),
    guest: { firstName: 'Tomas', lastName: 'Ferreira' },
    contact: { email: 'tomas@mail.example', phone: '+44 20 7946 0123' },
    payment: { method: 'card', last4: '4242' },
  });
}

/** The first unit of any resort that is still available for two. */
function someStay(): object {
  for (const { id } of allResorts(1)) {
    const unit = resortRooms(id, CHECK_IN, 'USD', { seed: 1 })?.find(({ left, sleeps }) => left > 0 && sleeps >= 2);
    if (unit === undefined) continue;
    return { property_id: id, unit_id: unit.id, check_in: CHECK_IN, check_out: CHECK_OUT, adults: 2 };
  }
  throw new Error('Every resort is sold out.');
}

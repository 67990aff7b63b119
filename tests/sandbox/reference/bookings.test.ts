import { beforeEach, describe, expect, it } from 'vitest';
import { askSandbox } from '../support/ask-sandbox.ts';
import { askReference, dataOf } from './support/ask-reference.ts';
import {
  type ABooking,
  anOffer,
  aRequest,
  aSandbox,
  book,
  bookingIn,
  person,
  seenBy,
  visitor,
} from './support/some-bookings.ts';
import { TODAY } from './support/some-searches.ts';

let sandbox: ReturnType<typeof aSandbox>;

beforeEach(() => {
  sandbox = aSandbox();
});

describe('bookings', () => {
  it('are seen by the visit that made them, and by the agency’s own people: by nobody else', async () => {
    const { app } = sandbox;
    const { id } = await anOffer(app);
    const { referenceNumber } = bookingIn(await book(app, aRequest(id)));
    const path = `/api/reference/bookings/${referenceNumber}`;
    const statuses = async (headers: Record<string, string>, agency = 'aurora') => [
      (await askSandbox(path, { app, headers, agency })).status,
      (await seenBy(app, headers, agency)).filter((number) => number === referenceNumber).length,
    ];
    expect(await statuses(visitor())).toEqual([200, 1]);
    expect(await statuses(person('agent', 'aurora', 'visit-0009'))).toEqual([200, 1]);
    expect(await statuses(visitor('visit-0002'))).toEqual([404, 0]);
    expect(await statuses({})).toEqual([404, 0]);
    expect(await statuses(person('traveller', 'aurora', 'visit-0009'))).toEqual([404, 0]);
    expect(await statuses(visitor(), 'albion')).toEqual([404, 0]);
    expect(await statuses(person('agent', 'albion'), 'albion')).toEqual([404, 0]);
  });

  it('of others are cancelled by those of the agency’s people only who may change bookings', async () => {
    const { app } = sandbox;
    const { id } = await anOffer(app);
    const { referenceNumber } = bookingIn(await book(app, aRequest(id)));
    const cancel = async (who: string) =>
      (
        await askSandbox(`/api/reference/bookings/${referenceNumber}/cancel`, {
          app,
          method: 'POST',
          body: {},
          headers: person(who, 'aurora', 'visit-0009'),
        })
      ).status;
    expect([await cancel('restricted'), await cancel('sales'), await cancel('agent')]).toEqual([403, 403, 200]);
  });

  it('of a visit become those of whoever signs in, and stay theirs', async () => {
    const { app } = sandbox;
    const { id } = await anOffer(app);
    const { referenceNumber } = bookingIn(await book(app, aRequest(id)));
    await askSandbox('/api/user/profile', { app, headers: person('traveller') });
    expect(await seenBy(app, visitor())).toEqual([]);
    expect(await seenBy(app, person('rewarded'))).toEqual([]);
    const [newest] = await seenBy(app, person('traveller', 'aurora', 'another-visit'));
    expect(newest).toBe(referenceNumber);
  });

  it('are listed with the newest first', async () => {
    const { app } = sandbox;
    const { id } = await anOffer(app);
    const numbers: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      numbers.unshift(bookingIn(await book(app, aRequest(id))).referenceNumber);
    }
    expect(await seenBy(app, visitor())).toEqual(numbers);
  });

  it('are cancelled once, before the trip begins', async () => {
    const { app, turnTo } = sandbox;
    const { id } = await anOffer(app);
    const [one, other] = [bookingIn(await book(app, aRequest(id))), bookingIn(await book(app, aRequest(id)))];
    const cancel = ({ referenceNumber }: { referenceNumber: string }, headers = visitor()) =>
      askSandbox(`/api/reference/bookings/${referenceNumber}/cancel`, { app, method: 'POST', body: {}, headers });
    expect((await cancel(one, visitor('visit-0002'))).status).toBe(404);
    const cancelled = await cancel(one);
    expect([cancelled.status, bookingIn(cancelled)]).toEqual([200, { ...one, status: 'cancelled' }]);
    expect((await cancel(one)).status).toBe(409);
    turnTo('2026-02-10T09:00:00Z');
    expect((await cancel(other)).status).toBe(409);
  });
});

beforeEach(() => {
  sandbox = aSandbox();
});

const bookings = async ({ app }: Pick<typeof sandbox, 'app'>, id: string) =>
  dataOf<ABooking[]>(await askReference(app).get('bookings', person(id)));

const phase = ({ status, start }: ABooking) =>
  status === 'cancelled' ? 'cancelled' : String(start) > TODAY ? 'upcoming' : 'past';

describe('what was booked before', () => {
  it('is a trip to come, one that is over and one that was cancelled, of a traveller and of an agent', async () => {
    const own = await bookings(sandbox, 'traveller');
    expect(own.map(phase)).toEqual(['upcoming', 'cancelled', 'past']);
    expect(own.map(({ bookedBy }) => bookedBy)).toEqual(
      own.map(() => ({ name: 'Maya Lindqvist', id: 'aurora-traveller' })),
    );
    const all = await bookings(sandbox, 'agent');
    expect(all.map(phase).toSorted()).toEqual(['cancelled', 'cancelled', 'past', 'past', 'upcoming', 'upcoming']);
    const days = all.map(({ bookedAt }) => bookedAt);
    expect(days).toEqual(days.toSorted().reverse());
  });

  it('is the same in every sandbox of a day', async () => {
    expect(await bookings(sandbox, 'agent')).toEqual(await bookings(aSandbox(), 'agent'));
  });

  it('is nothing for anybody else, and at other agencies', async () => {
    const { app } = sandbox;
    expect(await seenBy(app, person('rewarded'))).toEqual([]);
    expect(await seenBy(app, visitor())).toEqual([]);
    for (const id of ['traveller', 'agent']) expect(await seenBy(app, person(id, 'albion'), 'albion')).toEqual([]);
  });

  it('was booked for clients, who have it too', async () => {
    const clients = dataOf<{ bookings: number }[]>(await askReference(sandbox.app).get('clients', person('agent')));
    expect(clients.reduce((sum, client) => sum + client.bookings, 0)).toBe(3);
  });

  it('is cancelled like any other, and earns nothing twice', async () => {
    const { get, post } = askReference(sandbox.app);
    const before = dataOf(await get('wallet', person('agent')));
    const upcoming = (await bookings(sandbox, 'agent')).filter((one) => phase(one) === 'upcoming');
    for (const { referenceNumber } of upcoming) {
      expect((await post(`bookings/${referenceNumber}/cancel`, {}, person('agent'))).status).toBe(200);
    }
    expect((await bookings(sandbox, 'agent')).map(phase)).not.toContain('upcoming');
    expect(dataOf(await get('wallet', person('agent')))).toEqual(before);
  });

  it('stands behind what is booked since', async () => {
    const { app } = sandbox;
    const history = await seenBy(app, person('traveller'));
    await book(app, aRequest((await anOffer(app)).id), person('traveller'));
    expect((await seenBy(app, person('traveller'))).slice(1)).toEqual(history);
  });
});

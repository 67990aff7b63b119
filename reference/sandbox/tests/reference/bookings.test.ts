import { describe, expect, it } from 'vitest';
import {
  type ABooking,
  aRequest,
  bookingIn,
  dataOf,
  personHeaders,
  sandboxOfEachTest,
  visitorHeaders,
} from './support/a-sandbox.ts';
import { TODAY } from './support/some-searches.ts';

const { anOffer, book, get, post, request, seenBy, setTime } = sandboxOfEachTest();

describe('bookings', () => {
  it('of a guest are seen by the agency’s own people only, never for the id of the session that made them', async () => {
    const { id } = await anOffer();
    const { referenceNumber } = bookingIn(await book(aRequest(id)));
    const path = `/api/reference/bookings/${referenceNumber}`;
    const statuses = async (headers: Record<string, string>, agency = 'aurora') => [
      (await request(path, { headers, agency })).status,
      (await seenBy(headers, agency)).filter((number) => number === referenceNumber).length,
    ];
    expect(await statuses(visitorHeaders())).toEqual([404, 0]);
    expect(await statuses(personHeaders('agent', 'aurora', 'session-0009'))).toEqual([200, 1]);
    expect(await statuses(visitorHeaders('session-0002'))).toEqual([404, 0]);
    expect(await statuses({})).toEqual([404, 0]);
    expect(await statuses(personHeaders('traveller'))).toEqual([404, 0]);
    expect(await statuses(visitorHeaders(), 'albion')).toEqual([404, 0]);
    expect(await statuses(personHeaders('agent', 'albion'), 'albion')).toEqual([404, 0]);
  });

  it('of a personHeaders are theirs in every session, and nobody else’s in the same', async () => {
    const { id } = await anOffer();
    const { referenceNumber } = bookingIn(await book(aRequest(id), personHeaders('traveller')));
    expect(await seenBy(visitorHeaders())).toEqual([]);
    expect(await seenBy(personHeaders('rewarded'))).toEqual([]);
    const [newest] = await seenBy(personHeaders('traveller', 'aurora', 'another-session'));
    expect(newest).toBe(referenceNumber);
  });

  it('are cancelled once, before the trip begins', async () => {
    const { id } = await anOffer();
    const aBooking = async () => bookingIn(await book(aRequest(id), personHeaders('traveller')));
    const [one, other] = [await aBooking(), await aBooking()];
    const cancel = ({ referenceNumber }: { referenceNumber: string }, headers = personHeaders('traveller')) =>
      request(`/api/reference/bookings/${referenceNumber}/cancel`, { method: 'POST', body: {}, headers });
    expect((await cancel(one, visitorHeaders())).status).toBe(404);
    const cancelled = await cancel(one);
    expect([cancelled.status, bookingIn(cancelled)]).toEqual([
      200,
      { ...one, status: 'cancelled', refund: null, refunded: one['refund'], cancelledAt: `${TODAY}T12:00:00.000Z` },
    ]);
    expect((await cancel(one)).status).toBe(409);
    setTime('2026-02-10T09:00:00Z');
    expect((await cancel(other)).status).toBe(409);
  });
});

const bookings = async (id: string, from = get) => dataOf<ABooking[]>(await from('bookings', personHeaders(id)));

const phase = ({ status, start }: ABooking) =>
  status === 'cancelled' ? 'cancelled' : String(start) > TODAY ? 'upcoming' : 'past';

describe('what was booked before', () => {
  it('is a trip to come, one that is over and one that was cancelled, of a traveller and of an agent', async () => {
    const own = await bookings('traveller');
    expect(own.map(phase)).toEqual(['upcoming', 'cancelled', 'past']);
    expect(own.map(({ bookedBy }) => bookedBy)).toEqual(
      own.map(() => ({ name: 'Maya Lindqvist', id: 'aurora-traveller', isAgent: false })),
    );
    const all = await bookings('agent');
    expect(all.map(phase).toSorted()).toEqual(['cancelled', 'cancelled', 'past', 'past', 'upcoming', 'upcoming']);
    const days = all.map(({ bookedAt }) => bookedAt);
    expect(days).toEqual(days.toSorted().reverse());
  });

  it('is cancelled like any other, and earns nothing twice', async () => {
    const before = dataOf(await get('wallet', personHeaders('agent')));
    const upcoming = (await bookings('agent')).filter((one) => phase(one) === 'upcoming');
    for (const { referenceNumber } of upcoming) {
      expect((await post(`bookings/${referenceNumber}/cancel`, {}, personHeaders('agent'))).status).toBe(200);
    }
    expect((await bookings('agent')).map(phase)).not.toContain('upcoming');
    expect(dataOf(await get('wallet', personHeaders('agent')))).toEqual(before);
  });
});

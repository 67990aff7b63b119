import { beforeEach, describe, expect, it } from 'vitest';
import { askReference, dataOf } from './support/ask-reference.ts';
import { type ABooking, anOffer, aRequest, aSandbox, book, person, seenBy, visitor } from './support/some-bookings.ts';
import { TODAY } from './support/some-searches.ts';

let sandbox: ReturnType<typeof aSandbox>;
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

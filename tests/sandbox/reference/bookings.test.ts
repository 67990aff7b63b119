import { beforeEach, describe, expect, it } from 'vitest';
import { askSandbox } from '../support/ask-sandbox.ts';
import { anOffer, aRequest, aSandbox, book, bookingIn, person, seenBy, visitor } from './support/some-bookings.ts';

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

import { describe, expect, it } from 'vitest';
import { resortsOf } from '../../../sandbox/world/resorts/resorts.ts';
import { dataOf } from '../reference/support/ask-reference.ts';
import {
  aService,
  CHECK_IN,
  CHECK_OUT,
  GUEST,
  MAYA,
  OWNER,
  referenceIn,
  TOMAS,
  unitWith,
} from '../support/a-resort-service.ts';

describe('a booked resort', () => {
  it('is among the bookings of whoever booked it, under its reference, and of the agency', async () => {
    const { price, ...unit } = unitWith(4);
    const service = aService({ price, ...unit });
    const reference = referenceIn(await service.hold('a', { currency: 'EUR' }));
    for (let time = 0; time < 2; time += 1) await service.book(reference, 'a', TOMAS);
    const own = dataOf<{ price: { amount: number } }[]>(await service.get('bookings', TOMAS));
    expect(own).toMatchObject([
      {
        referenceNumber: reference,
        product: 'resort',
        title: resortsOf(1).find(({ id }) => id === unit.resort)?.name,
        start: CHECK_IN,
        end: CHECK_OUT,
        travellers: [{ firstName: 'Ada', lastName: 'Byron', kind: 'adult' }],
        contact: GUEST.contact,
        note: GUEST.note,
        price: { currency: 'USD' },
        shown: { currency: 'EUR' },
        status: 'confirmed',
        bookedAt: '2026-02-01T12:00:00.000Z',
        bookedBy: { name: 'Tomas Ferreira', id: 'aurora-rewarded' },
      },
    ]);
    expect(own[0]?.price.amount).toBeCloseTo(price * 3, 2);
    const path = `bookings/${reference}`;
    expect((await service.get(path, OWNER)).status).toBe(200);
    expect((await service.get(path, MAYA)).status).toBe(404);
    expect((await service.get(path, { 'x-session-id': 'b' })).status).toBe(404);
  });

  it('tells agents what of it the agency pays, and earns its booker what others do', async () => {
    const service = aService(unitWith(4));
    const before = dataOf<{ balance: { amount: number } }>(await service.get('wallet', TOMAS)).balance.amount;
    const reference = referenceIn(await service.hold('a'));
    await service.book(reference, 'a', TOMAS);
    interface RecordContext {
      readonly price: { readonly amount: number };
      readonly offer: { readonly price: { base: number; taxesAndFees: number; total: number } };
    }
    const { price, offer } = dataOf<RecordContext>(await service.get(`bookings/${reference}`, TOMAS));
    const { base, taxesAndFees, total } = offer.price;
    expect([total, base > 0, total - base - taxesAndFees > 0]).toEqual([price.amount, true, true]);
    const after = dataOf<{ balance: { amount: number } }>(await service.get('wallet', TOMAS)).balance.amount;
    expect(after).toBeGreaterThan(before);
  });

  it('of a visit becomes that of whoever signs in', async () => {
    const service = aService(unitWith(4));
    const reference = referenceIn(await service.hold('a'));
    await service.book(reference, 'a');
    expect((await service.get(`bookings/${reference}`, { 'x-session-id': 'a' })).status).toBe(200);
    await service.get('bookings', { ...TOMAS, 'x-session-id': 'a' });
    expect((await service.get(`bookings/${reference}`, TOMAS)).status).toBe(200);
  });

  it('is cancelled by the rules of all trips: once, and before it begins', async () => {
    const service = aService(unitWith(4));
    const [one, other] = [referenceIn(await service.hold('a')), referenceIn(await service.hold('b'))];
    for (const [reference, session] of [
      [one, 'a'],
      [other, 'b'],
    ] as const) {
      await service.book(reference, session, MAYA);
    }
    const cancel = async (reference: string) => (await service.post(`bookings/${reference}/cancel`, {}, MAYA)).status;
    expect([await cancel(one), await cancel(one)]).toEqual([200, 409]);
    service.later(2 * 24 * 60);
    expect(await cancel(other)).toBe(409);
  });

  it('is no booking where only a resort was named, or nobody’s site asks', async () => {
    const service = aService(unitWith(4));
    const unnamed = referenceIn(await service.hold('a', { unit_id: undefined }));
    const foreign = referenceIn(await service.hold('b'));
    expect((await service.book(unnamed, 'a', TOMAS)).status).toBe(201);
    expect((await service.book(foreign, 'b', { ...TOMAS, origin: 'https://elsewhere.example' })).status).toBe(201);
    expect(dataOf(await service.get('bookings', TOMAS))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import rates from '../../world/rates.json' with { type: 'json' };
import { allResorts } from '../../world/resorts/resorts.ts';
import { dataOf } from '../reference/support/a-sandbox.ts';
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
  it('is among the bookings of the one who booked it, under its reference, and of the agency', async () => {
    const unit = unitWith(4);
    const service = aService(unit);
    const reference = referenceIn(await service.hold('a', { currency: 'EUR' }));
    for (let time = 0; time < 2; time += 1) await service.book(reference, 'a', TOMAS);
    const own = dataOf<Record<'price' | 'shown', { amount: number }>[]>(await service.get('bookings', TOMAS));
    expect(own).toMatchObject([
      {
        referenceNumber: reference,
        product: 'resort',
        title: allResorts(1).find(({ id }) => id === unit.resort)?.name,
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
        offer: { stay: { checkIn: CHECK_IN, checkOut: CHECK_OUT, adults: 2, children: 0 } },
      },
    ]);
    // The held stay is charged, also if it was held in another currency than dollars.
    expect(own[0]?.price.amount).toBeCloseTo((own[0]?.shown.amount ?? 0) / rates.rates.EUR, 2);
    const path = `bookings/${reference}`;
    expect((await service.get(path, OWNER)).status).toBe(200);
    expect((await service.get(path, MAYA)).status).toBe(404);
    expect((await service.get(path, { 'x-session-id': 'b' })).status).toBe(404);
  });

  it('of a guest is found by its e-mail address, never by the id of the session, nor by who signs in within it', async () => {
    const service = aService(unitWith(4));
    const reference = referenceIn(await service.hold('a'));
    await service.book(reference, 'a');
    for (const who of [{}, TOMAS]) {
      expect((await service.get(`bookings/${reference}`, { ...who, 'x-session-id': 'a' })).status).toBe(404);
    }
    const named = { referenceNumber: reference, email: GUEST.contact.email };
    expect((await service.post('bookings/find', named, { 'x-session-id': 'b' })).status).toBe(200);
  });

  it('is no booking where only a resort was named, or at an unknown site', async () => {
    const service = aService(unitWith(4));
    const unnamed = referenceIn(await service.hold('a', { unit_id: undefined }));
    const foreign = referenceIn(await service.hold('b'));
    expect((await service.book(unnamed, 'a', TOMAS)).status).toBe(201);
    expect((await service.book(foreign, 'b', { ...TOMAS, origin: 'https://elsewhere.example' })).status).toBe(201);
    expect(dataOf(await service.get('bookings', TOMAS))).toEqual([]);
  });
});

describe('what is held', () => {
  it('is one less for every other session, until it is released or runs out', async () => {
    const service = aService(unitWith(3));
    const reference = referenceIn(await service.hold('a'));
    expect([await service.left('a'), await service.left('b'), await service.left('')]).toEqual([3, 2, 2]);
    await service.release(reference, 'a');
    expect(await service.left('b')).toBe(3);
    await service.hold('a');
    service.later(14);
    expect(await service.left('b')).toBe(2);
    service.later(1);
    expect(await service.left('b')).toBe(3);
  });

  it('is held for its nights only', async () => {
    const service = aService(unitWith(3, '2026-02-05'));
    const nights = ['check_in=2026-02-05&check_out=2026-02-08', 'check_in=2026-02-06', 'check_in=2026-02-02'];
    const left = () => Promise.all(nights.map(async (query) => (await service.left('b', query)) ?? 0));
    const [within = 0, ...around] = await left();
    await service.hold('a');
    expect(within).toBeGreaterThan(0);
    expect(await left()).toEqual([within - 1, ...around]);
  });

  it('is sold out for others where it was the last one', async () => {
    const service = aService(unitWith(1));
    const reference = referenceIn(await service.hold('a'));
    expect([(await service.hold('b')).status, await service.left('b')]).toEqual([409, 0]);
    await service.release(reference, 'a');
    expect((await service.hold('b')).status).toBe(201);
  });

  it('by a session that requests the unit again is held once, from then on', async () => {
    const service = aService(unitWith(1));
    const [first, second] = [referenceIn(await service.hold('a')), referenceIn(await service.hold('a', { adults: 1 }))];
    expect((await service.check(first)).data.status).toBe('RELEASED');
    expect((await service.check(second)).data.status).toBe('HELD');
  });

  it('is not more than five things for a session', async () => {
    const service = aService(unitWith(6));
    for (const status of [201, 201, 201, 201, 201, 429]) {
      expect((await service.hold('a', { unit_id: undefined })).status).toBe(status);
    }
    expect((await service.hold('b')).status).toBe(201);
    service.later(15);
    expect((await service.hold('a')).status).toBe(201);
  });

  it('is held anew, where a session holds as many as it may and requests one of them again', async () => {
    const service = aService(unitWith(6));
    for (let count = 0; count < 4; count += 1) await service.hold('a', { unit_id: undefined });
    expect((await service.hold('a')).status).toBe(201);
    expect((await service.hold('a')).status).toBe(201);
    expect((await service.hold('a', { unit_id: undefined })).status).toBe(429);
  });

  it('is taken for good by who books it, until they cancel', async () => {
    const service = aService(unitWith(2));
    const reference = referenceIn(await service.hold('a'));
    await service.book(reference, 'a', MAYA);
    service.later(60);
    expect([await service.left('a'), await service.left('b')]).toEqual([1, 1]);
    expect((await service.post(`bookings/${reference}/cancel`, {}, MAYA)).status).toBe(200);
    expect(await service.left('b')).toBe(2);
    expect((await service.check(reference)).data.status).toBe('CANCELLED');
    expect((await service.book(reference, 'a', MAYA)).status).toBe(410);
  });
});

import { describe, expect, it } from 'vitest';
import { aService, MAYA, referenceIn, unitWith } from '../support/a-resort-service.ts';

describe('what is held', () => {
  it('is one less for every other visit, until it is let go or runs out', async () => {
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

  it('is the last one for nobody else', async () => {
    const service = aService(unitWith(1));
    const reference = referenceIn(await service.hold('a'));
    expect([(await service.hold('b')).status, await service.left('b')]).toEqual([409, 0]);
    await service.release(reference, 'a');
    expect((await service.hold('b')).status).toBe(201);
  });

  it('by a visit that asks for the unit again is held once, from then on', async () => {
    const service = aService(unitWith(1));
    const [first, second] = [referenceIn(await service.hold('a')), referenceIn(await service.hold('a', { adults: 1 }))];
    expect([(await service.check(first)).data.status, (await service.check(second)).data.status]).toEqual([
      'RELEASED',
      'HELD',
    ]);
  });

  it('is not more than five things for a visit', async () => {
    const service = aService(unitWith(6));
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await service.hold('a', { unit_id: undefined })).status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await service.hold('b')).status).toBe(201);
    service.later(15);
    expect((await service.hold('a')).status).toBe(201);
  });

  it('is held anew, where a visit holds as many as it may and asks for one of them again', async () => {
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

import { describe, expect, it } from 'vitest';
import type { ResortService } from '../../../src/application/resorts/resort-service.port.ts';
import { callMalformed, callSource, type MakeSource } from './call-source.ts';

const WIRE_RESORT = {
  id: 'R1',
  name: 'Palm Cove',
  image: 'https://pictures.example/palm.svg',
  location: 'The lagoon, Malé',
  coordinates: { lat: 4.17, lon: 73.5 },
  rating: 4.5,
  price: 320.5,
  currency: 'EUR',
};

/** The contract of every resort service, however it gets its data. */
export function resortServiceContract(name: string, make: MakeSource<ResortService>): void {
  const search = (wire: unknown) => callSource(make, wire, (service, signal) => service.search('palm', signal));
  const deals = (wire: unknown) =>
    callSource(make, wire, (service, signal) =>
      service.deals({ body: { lat: 4.17, lon: 73.5 }, currency: 'GBP' }, signal),
    );
  const holdCheck = (wire: unknown) => callSource(make, wire, (service, signal) => service.holdCheck(signal));
  const availability = (wire: unknown) =>
    callSource(make, wire, (service, signal) => service.availability('R1', signal));

  describe(`${name} fulfils the resort service's contract`, () => {
    it('finds resorts as places, with where they are', async () => {
      const foundPlace = {
        name: 'Palm Cove',
        fullName: 'Palm Cove, The lagoon, Malé',
        coordinates: { latitude: 4.17, longitude: 73.5 },
        kind: 'hotel',
      };
      expect(await search({ data: [WIRE_RESORT, null, {}] })).toEqual({ ok: true, value: [foundPlace] });
      expect(await search([WIRE_RESORT])).toEqual({ ok: true, value: [foundPlace] });
      expect(await search({ data: [] })).toEqual({ ok: true, value: [] });
    });

    it('hands on resort deals, each in its own currency', async () => {
      expect(
        await deals({ data: [WIRE_RESORT, { name: 'Bare', price: 10 }, { name: 'Unpriced', price: '10' }, {}] }),
      ).toEqual({
        ok: true,
        value: [
          {
            id: 'R1',
            name: 'Palm Cove',
            image: 'https://pictures.example/palm.svg',
            location: 'The lagoon, Malé',
            rating: 4.5,
            price: { amount: 320.5, currency: 'EUR' },
          },
          {
            id: 'Bare',
            name: 'Bare',
            image: '',
            location: '',
            rating: null,
            // The requested currency, if the response has none.
            price: { amount: 10, currency: 'GBP' },
          },
          { id: 'Unpriced', name: 'Unpriced', image: '', location: '', rating: null, price: null },
        ],
      });
    });

    it.each([
      ['HELD', { kind: 'held' }],
      ['', { kind: 'held' }],
      ['released', { kind: 'released' }],
      ['EXPIRED', { kind: 'expired' }],
      ['Cancelled', { kind: 'released' }],
    ])('reads a hold of the status %j', async (status, expected) => {
      const wire = { reference_number: 'RES-1', status, expires_at: '2026-11-21T20:45:00.000Z' };
      const result = await holdCheck({ data: wire });
      expect(result).toMatchObject({ ok: true, value: { ...expected, reference: 'RES-1' } });
      const hold = result.ok ? result.value : null;
      if (hold?.kind === 'held') expect(hold.expiresAt?.toString()).toBe('2026-11-21T20:45:00Z');
    });

    it('has nothing held where it was booked', async () => {
      expect(await holdCheck({ data: { reference_number: 'RES-1', status: 'BOOKED' } })).toEqual({
        ok: true,
        value: null,
      });
    });

    it('accepts the spelling of the rest of the API', async () => {
      const wire = { referenceNumber: 'RES-2', expiresAt: 'soon' };
      expect(await holdCheck({ data: wire })).toEqual({
        ok: true,
        value: { kind: 'held', reference: 'RES-2', expiresAt: null },
      });
    });

    it('does without the end of a hold where there is none', async () => {
      for (const expires_at of [undefined, 'soon', 5]) {
        expect(await holdCheck({ data: { reference_number: 'RES-1', expires_at } })).toMatchObject({
          value: { kind: 'held', expiresAt: null },
        });
      }
    });

    it.each([[{ data: null }], [{ data: {} }], [{ data: [] }], [{}]])('reads %j as no hold', async (wire) => {
      expect(await holdCheck(wire)).toEqual({ ok: true, value: null });
    });

    it('releases a hold, whatever the good response contains', async () => {
      for (const wire of [{ data: { status: 'RELEASED' } }, null]) {
        expect(
          await callSource(make, wire, (service, signal) =>
            service.release({ reference: 'RES-1', status: 'RELEASE' }, signal),
          ),
        ).toEqual({ ok: true, value: undefined });
      }
    });

    it.each([
      [{ data: { available: true } }, true],
      [{ data: { rooms: [{ left: 0 }, { left: 2 }] } }, true],
      [{ data: { rooms: [{ left: 0 }] } }, false],
      [{ data: { available: 'true' } }, false],
      [{ data: {} }, false],
    ])('reads from %j whether a resort can be booked: %s', async (wire, available) => {
      expect(await availability(wire)).toEqual({ ok: true, value: { propertyId: 'R1', available } });
    });

    callMalformed(['resorts', null, 7], search, deals, holdCheck, availability);
  });
}

import { describe, expect, it } from 'vitest';
import type { PlaceSource } from '../../../src/application/trip/place-source.port.ts';
import { callMalformed, callSource, type MakeSource } from './call-source.ts';

const LISBON = { name: 'Lisbon', fullName: 'Lisbon, Portugal', coordinates: { lat: 38.72, long: -9.14 }, type: 'City' };
const FARO = { name: 'Faro', coordinates: { lat: '37.02', lng: '-7.93' }, type: 'airport' };

const READ_LISBON = {
  name: 'Lisbon',
  fullName: 'Lisbon, Portugal',
  coordinates: { latitude: 38.72, longitude: -9.14 },
  kind: 'city',
};
const READ_FARO = {
  name: 'Faro',
  fullName: 'Faro',
  coordinates: { latitude: 37.02, longitude: -7.93 },
  kind: 'airport',
};

/** The contract of every place source, however it gets its data. */
export function placeSourceContract(name: string, make: MakeSource<PlaceSource>): void {
  const searches = {
    hotels: (wire: unknown) => callSource(make, wire, (source, signal) => source.hotels('lis', signal)),
    activities: (wire: unknown) => callSource(make, wire, (source, signal) => source.activities('lis', signal)),
    cars: (wire: unknown) => callSource(make, wire, (source, signal) => source.cars('lis', signal)),
  };
  const airports = (wire: unknown) => callSource(make, wire, (source, signal) => source.flights('lis', signal));
  const shipLines = (wire: unknown) => callSource(make, wire, (source, signal) => source.shipLines(signal));
  const carCountries = (wire: unknown) => callSource(make, wire, (source, signal) => source.carCountries(signal));

  describe(`${name} fulfils the place source's contract`, () => {
    it.each([
      ['hotels', { data: { locationSuggestions: [LISBON], allData: [FARO, LISBON] } }],
      ['activities', { data: [LISBON], allData: [FARO] }],
      ['cars', { data: { locations: [LISBON], allData: [FARO] } }],
    ] as const)('suggests places for %s, then whatever else there is, each once', async (product, wire) => {
      expect(await searches[product](wire)).toEqual({ ok: true, value: [READ_LISBON, READ_FARO] });
    });

    it.each([
      ['hotels', { locationSuggestions: [LISBON] }],
      ['hotels', { data: { locationSuggestions: LISBON } }],
      ['hotels', { data: { allData: [LISBON] } }],
      ['hotels', [LISBON]],
      ['activities', [LISBON]],
      ['activities', { data: LISBON }],
      ['activities', { allData: [LISBON] }],
      ['cars', { locations: [LISBON] }],
      ['cars', { data: [LISBON] }],
    ] as const)('accepts for %s that wrappers are missing: %j', async (product, wire) => {
      expect(await searches[product](wire)).toEqual({ ok: true, value: [READ_LISBON] });
    });

    it.each(['hotels', 'activities', 'cars'] as const)('takes no match for a good response of %s', async (product) => {
      for (const wire of [{ data: [] }, { data: null }, { data: { allData: [] } }, []]) {
        expect(await searches[product](wire)).toEqual({ ok: true, value: [] });
      }
    });

    it('leaves out places without a name, and coordinates off the globe', async () => {
      const wire = {
        data: [null, {}, { name: ' ' }, { fullName: 'Atlantis, Sea', coordinates: { lat: 99, long: 0 } }],
      };
      expect(await searches.activities(wire)).toEqual({
        ok: true,
        value: [{ name: 'Atlantis, Sea', fullName: 'Atlantis, Sea', coordinates: null, kind: 'other' }],
      });
    });

    it('finds airports, and leaves out those without a code', async () => {
      const wire = [
        { code: 'lis', name: 'Humberto Delgado', city: 'Lisbon', country: 'Portugal' },
        { iata: 'FAO' },
        { name: 'A field' },
      ];
      const expected = [
        { code: 'LIS', name: 'Humberto Delgado', city: 'Lisbon', country: 'Portugal' },
        { code: 'FAO', name: 'FAO', city: '', country: '' },
      ];
      expect(await airports({ data: wire })).toEqual({ ok: true, value: expected });
      expect(await airports(wire)).toEqual({ ok: true, value: expected });
    });

    it('knows ship lines', async () => {
      const wire = [{ id: 1, code: 'AUR', name: 'Aurelia Line' }, { name: 'Halcyon' }, { id: 3 }];
      const expected = [
        { id: '1', name: 'Aurelia Line' },
        { id: 'Halcyon', name: 'Halcyon' },
      ];
      for (const response of [{ data: wire }, { shipLines: wire }, wire]) {
        expect(await shipLines(response)).toEqual({ ok: true, value: expected });
      }
    });

    it('knows the countries that drivers may live in', async () => {
      const wire = [{ name: 'Norway', code: 'NO' }, { countryCode: 'se' }, { name: 'Nowhere' }];
      const expected = [
        { name: 'Norway', code: 'NO' },
        { name: 'SE', code: 'SE' },
      ];
      for (const response of [{ data: wire }, { countries: wire }, wire]) {
        expect(await carCountries(response)).toEqual({ ok: true, value: expected });
      }
    });

    callMalformed([{ data: 'Lisbon' }], ...Object.values(searches));
    callMalformed([{}, 'Lisbon', null], ...Object.values(searches), airports, shipLines, carCountries);
  });
}

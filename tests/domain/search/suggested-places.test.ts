import { test } from '@fast-check/vitest';
import type { Airport, Place, PlaceKind } from '@livery/contract/trip/places';
import { runCount } from '@livery/testkit/runs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resortPlaces, suggestedPlaces } from '../../../src/domain/search/suggested-places.ts';

const aPlace = (name: string, kind: PlaceKind, fullName = name): Place => ({
  name,
  fullName,
  kind,
  coordinates: { latitude: 38.72, longitude: -9.14 },
});
const anAirport = (code: string, city: string, country = 'United Kingdom'): Airport => ({
  code,
  name: `${code} Airport`,
  city,
  country,
});

const KINDS = ['city', 'airport', 'region', 'country', 'station', 'hotel', 'attraction', 'other'] as const;

const anyPlace = fc.record({
  name: fc.constantFrom('Lisbon', 'Lagos', 'Porto'),
  fullName: fc.constantFrom('Lisbon, Portugal', 'Portugal'),
  kind: fc.constantFrom(...KINDS),
  coordinates: fc.option(fc.record({ latitude: fc.integer({ min: -90, max: 90 }), longitude: fc.constant(1) })),
});
const anyAirport = fc.record({
  code: fc.constantFrom('LHR', 'LGW', 'LIS', 'OPO'),
  name: fc.constant('Airport'),
  city: fc.constantFrom('London', 'Lisbon', ''),
  country: fc.constantFrom('United Kingdom', ''),
});

// @rule 2.27
describe('the places that a search suggests', () => {
  it('are cities, then airports, then regions, each kind as it was found', () => {
    const places = [
      aPlace('Algarve', 'region'),
      aPlace('Faro Airport', 'airport'),
      aPlace('Lagos', 'city'),
      aPlace('Lisbon', 'city'),
    ];
    expect(suggestedPlaces(places).map(({ name }) => name)).toEqual(['Lagos', 'Lisbon', 'Faro Airport', 'Algarve']);
  });

  it('have a point as the address has it, and say what their name doesn’t', () => {
    expect(suggestedPlaces([aPlace('Lisbon', 'city', 'Lisbon, Portugal')])).toEqual([
      {
        id: 'Lisbon/38.7200/-9.1400',
        name: 'Lisbon',
        hint: 'Portugal',
        kind: 'city',
        city: '',
        at: { latitude: '38.7200', longitude: '-9.1400' },
      },
    ]);
  });

  it('have the comma of Arabic in Arabic, and say what their name doesn’t there, too', () => {
    const suggested = suggestedPlaces([
      aPlace('لشبونة', 'city', 'لشبونة، البرتغال'),
      anAirport('LHR', 'لندن', 'المملكة المتحدة'),
      anAirport('LGW', 'لندن', 'المملكة المتحدة'),
    ]);
    expect(suggested.map(({ hint, city }) => [hint, city])).toEqual([
      ['البرتغال', ''],
      ['LHR Airport، المملكة المتحدة', 'لندن، المملكة المتحدة'],
      ['LGW Airport، المملكة المتحدة', 'لندن، المملكة المتحدة'],
    ]);
  });

  it('have the airports of a city together, where it has several', () => {
    const suggested = suggestedPlaces([
      anAirport('LHR', 'London'),
      anAirport('LIS', 'Lisbon'),
      anAirport('LGW', 'London'),
    ]);
    expect(suggested.map(({ name, city }) => [name, city])).toEqual([
      ['London (LHR)', 'London, United Kingdom'],
      ['London (LGW)', 'London, United Kingdom'],
      ['Lisbon (LIS)', ''],
    ]);
  });

  test.prop([fc.array(fc.oneof(anyPlace, anyAirport), { maxLength: 12 })], { numRuns: runCount(200) })(
    'are all that can be searched, each once, in the order of their kinds',
    (places) => {
      const suggested = suggestedPlaces(places);
      const ids = suggested.map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const ranks = suggested.map(({ kind }) => KINDS.indexOf(kind));
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
      const codes = new Set(places.flatMap((place) => ('code' in place ? [place.code] : [])));
      expect(new Set(suggested.flatMap(({ at }) => ('code' in at ? [at.code] : [])))).toEqual(codes);
      expect(suggested.some(({ at }) => 'latitude' in at && at.latitude === '')).toBe(false);
    },
  );
});

describe('the places of resorts', () => {
  it('come before the resorts that lie there, each once', () => {
    const resorts = [aPlace('Palm Bay', 'hotel', 'Palm Bay, Lagos'), aPlace('Sea View', 'hotel', 'Sea View, Lagos')];
    expect(resortPlaces(resorts).map(({ name, kind }) => [name, kind])).toEqual([
      ['Lagos', 'city'],
      ['Palm Bay', 'hotel'],
      ['Sea View', 'hotel'],
    ]);
  });

  it('come after the cities that have resorts around them', () => {
    const places = [aPlace('London', 'city', 'London, United Kingdom'), aPlace('Palm Bay', 'hotel', 'Palm Bay, Lagos')];
    expect(resortPlaces(places).map(({ name, fullName }) => [name, fullName])).toEqual([
      ['London', 'London, United Kingdom'],
      ['Lagos', 'Lagos'],
      ['Palm Bay', 'Palm Bay, Lagos'],
    ]);
  });

  test.prop([fc.array(anyPlace, { maxLength: 6 })])('leave nothing out', (found) => {
    const isCity = ({ kind }: Place) => kind === 'city';
    const [cities, resorts] = [found.filter(isCity), found.filter((one) => !isCity(one))];
    const places = resortPlaces(found);
    expect(places.slice(0, cities.length)).toEqual(cities);
    expect(places.slice(places.length - resorts.length)).toEqual(resorts);
  });
});

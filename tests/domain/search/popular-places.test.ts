import { test } from '@fast-check/vitest';
import { DEFAULT_DEAL_LOCATION } from '@livery/contract/agency/policies';
import { isAirport } from '@livery/contract/search/flight-search';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { popularPlaces } from '../../../src/domain/search/popular-places.ts';
import type { SuggestedPlace } from '../../../src/domain/search/suggested-places.ts';

const OSLO = { ...DEFAULT_DEAL_LOCATION, name: ' Oslo ', latitude: 59.9139, longitude: 10.7522 };

type WantedPlaces = Partial<Parameters<typeof popularPlaces>[0]>;

const popularWith = (placeOptions: WantedPlaces): readonly SuggestedPlace[] =>
  popularPlaces({
    kind: 'places',
    own: DEFAULT_DEAL_LOCATION,
    recent: [],
    nameOf: (city) => `the city ${city}`,
    countryNameOf: (code) => `the country ${code}`,
    ...placeOptions,
  });
const namesOf = (placeOptions: WantedPlaces) => popularWith(placeOptions).map(({ name }) => name);

// @rule 2.27
describe('the popular places', () => {
  it('are cities with their coordinates, in the visitor’s language', () => {
    expect(popularWith({})[1]).toEqual({
      id: 'the city london/51.5074/-0.1278',
      name: 'the city london',
      hint: 'the country GB',
      kind: 'city',
      city: '',
      at: { latitude: '51.5074', longitude: '-0.1278' },
    });
  });

  it('are main airports for a field of airports, named as those that are suggested', () => {
    expect(popularWith({ kind: 'airports' })[1]).toEqual({
      id: 'LHR',
      name: 'the city london (LHR)',
      hint: 'the country GB',
      kind: 'airport',
      city: '',
      at: { code: 'LHR' },
    });
    expect(popularWith({ kind: 'airports' }).every(({ at }) => 'code' in at && isAirport(at.code))).toBe(true);
  });

  it('begin where the agency’s deals are: in a city that is one of them, or in another', () => {
    const nearParis = { ...OSLO, name: 'La Défense', latitude: 48.89, longitude: 2.3 };
    expect(namesOf({ own: nearParis }).slice(0, 2)).toEqual(['the city paris', 'the city dubai']);
    expect(namesOf({ own: nearParis, kind: 'airports' })[0]).toBe('the city paris (CDG)');
    expect(namesOf({ own: nearParis })).toHaveLength(8);
    expect(popularWith({ own: OSLO })[0]).toMatchObject({ name: 'Oslo', hint: '', at: { latitude: '59.9139' } });
    expect(namesOf({ own: OSLO })).toHaveLength(9);
  });

  it('have none for the agency where its place has no name, or is no airport', () => {
    expect(namesOf({ own: { ...OSLO, name: ' ' } })[0]).toBe('the city dubai');
    expect(namesOf({ own: OSLO, kind: 'airports' })[0]).toBe('the city dubai (DXB)');
  });

  it('leave out what was searched of late, by its name or by where it is', () => {
    const [dubai, london, paris] = popularWith({});
    const named = { ...popularWith({ own: OSLO })[0], name: london?.name, at: { latitude: '52.7', longitude: '-1.5' } };
    const nearPlace = { ...paris, name: 'Paris', at: { latitude: '48.9', longitude: '2.3' } };
    const recentPlaces = [named, nearPlace] as SuggestedPlace[];
    const remainingNames = namesOf({ recent: recentPlaces });
    expect(remainingNames).toContain(dubai?.name);
    expect(remainingNames).not.toContain(london?.name);
    expect(remainingNames).not.toContain(paris?.name);
    expect(remainingNames).toHaveLength(6);
  });

  it('leave out an airport that was searched of late', () => {
    const recent = popularWith({ kind: 'airports' })
      .slice(0, 2)
      .map((place) => ({ ...place, name: 'another name' }));
    expect(namesOf({ kind: 'airports', recent })[0]).toBe('the city paris (CDG)');
    // A place is not an airport, even if both have the same position.
    expect(namesOf({ kind: 'airports', recent: popularWith({}) })).toHaveLength(8);
  });

  const anyPoint = {
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  };

  test.prop({ kind: fc.constantFrom('airports' as const, 'places' as const), ...anyPoint })(
    'are each there once, wherever the agency is',
    ({ kind, ...point }) => {
      const ids = popularWith({ kind, own: { ...OSLO, ...point } }).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    },
  );
});

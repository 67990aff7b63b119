import { test } from '@fast-check/vitest';
import { DEFAULT_DEAL_LOCATION, type DealLocation } from '@livery/contract/agency/policies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealPlace } from '../../../src/domain/deals/deal-place.ts';
import { splitWords } from '../../support/words.ts';

const lisbon: DealLocation = {
  name: 'Lisbon',
  latitude: 38.72,
  longitude: -9.14,
  airport: { latitude: 38.77, longitude: -9.13 },
};
const nothing = { lat: undefined, long: undefined, airportLat: undefined, airportLong: undefined };

// @rule 2.10
describe('dealPlace: the place in the query, where deals are searched (rules 2.10)', () => {
  it('takes both points from the address, which has no name for them', () => {
    const query = { lat: '48.8566', long: '2.3522', airportLat: '49.0097', airportLong: '2.5479' };
    expect(dealPlace(query, lisbon)).toEqual({
      place: { latitude: 48.8566, longitude: 2.3522 },
      airport: { latitude: 49.0097, longitude: 2.5479 },
      named: '',
    });
  });

  it("takes both from the deployment's location where the address has none (rules 2.10)", () => {
    expect(dealPlace(nothing, lisbon)).toEqual({
      place: { latitude: 38.72, longitude: -9.14 },
      airport: { latitude: 38.77, longitude: -9.13 },
      named: 'Lisbon',
    });
  });

  it('chooses the place and the airport each on its own', () => {
    const placeOnly = dealPlace({ ...nothing, lat: '1', long: '2' }, lisbon);
    expect(placeOnly).toEqual({ place: { latitude: 1, longitude: 2 }, airport: lisbon.airport, named: '' });
    const airportOnly = dealPlace({ ...nothing, airportLat: '1', airportLong: '2' }, lisbon);
    expect(airportOnly).toMatchObject({ airport: { latitude: 1, longitude: 2 }, named: 'Lisbon' });
    expect(airportOnly.place).toEqual({ latitude: 38.72, longitude: -9.14 });
  });

  it.each([
    ['90', '180', 90, 180],
    ['-90', '-180', -90, -180],
    ['0', '0', 0, 0],
    ['-0', '-0.0', 0, 0],
    ['+5', ' 7 ', 5, 7],
    ['05.50', '007', 5.5, 7],
  ])('reads %j, %j', (lat, long, latitude, longitude) => {
    expect(dealPlace({ ...nothing, lat, long }, lisbon).place).toEqual({ latitude, longitude });
    expect(dealPlace({ ...nothing, airportLat: lat, airportLong: long }, lisbon).airport).toEqual({
      latitude,
      longitude,
    });
  });

  it.each([
    ...splitWords`90.1 -90.1 100 1e1 0x10 1. .5 1,5 x1 1x 1000 NaN Infinity`.map((lat): [string, string] => [lat, '0']),
    ['', '0'],
    ['1 2', '0'],
    [`1.${'0'.repeat(21)}`, '0'],
    ['0', '180.1'],
    ['0', '-180.1'],
    ['0', ' '],
  ])('does without %j, %j as a whole', (lat, long) => {
    expect(dealPlace({ ...nothing, lat, long }, lisbon)).toMatchObject({ named: 'Lisbon', place: { latitude: 38.72 } });
    expect(dealPlace({ ...nothing, airportLat: lat, airportLong: long }, lisbon).airport).toEqual(lisbon.airport);
  });

  const degrees = (limit: number) => fc.integer({ min: -limit * 1e4, max: limit * 1e4 }).map((ten) => ten / 1e4);
  test.prop([degrees(90), degrees(180)])('reads back every point of the globe', (latitude, longitude) => {
    const { place } = dealPlace({ ...nothing, lat: latitude.toFixed(4), long: longitude.toFixed(4) }, lisbon);
    expect(place).toEqual({ latitude: latitude + 0, longitude: longitude + 0 });
  });

  const anyText = fc.string({ unit: 'binary' });
  test.prop([anyText, anyText])('gives a point of the globe for any text', (lat, long) => {
    const { place } = dealPlace({ ...nothing, lat, long }, DEFAULT_DEAL_LOCATION);
    expect(Math.abs(place.latitude)).toBeLessThanOrEqual(90);
    expect(Math.abs(place.longitude)).toBeLessThanOrEqual(180);
  });
});

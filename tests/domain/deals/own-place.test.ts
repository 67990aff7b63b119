import { test } from '@fast-check/vitest';
import { DEFAULT_DEAL_LOCATION } from '@livery/contract/agency/policies';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealPlace } from '../../../src/domain/deals/deal-place.ts';
import { hasPlace, withOwnPlace, withoutPlace } from '../../../src/domain/deals/own-place.ts';

const HERE_POINT = { latitude: 38.716912, longitude: -9.139987 };

// @rule 2.10
describe('the place of the visitor in the address (rules 2.10)', () => {
  it('is the point to a hundred metres, for cars too, in the place of any other', () => {
    const query = new URLSearchParams('tab=Hotels&lat=1&long=2&place=Paris&lng=fr');
    expect(withOwnPlace(query, HERE_POINT).toString()).toBe(
      'tab=Hotels&lng=fr&lat=38.717&airportLat=38.717&long=-9.140&airportLong=-9.140',
    );
    expect(query.get('place')).toBe('Paris');
  });

  it('is taken out again, and nothing else', () => {
    const query = new URLSearchParams('tab=Hotels&lng=fr');
    const otherQuery = withOwnPlace(query, HERE_POINT);
    expect([hasPlace(query), hasPlace(otherQuery)]).toEqual([false, true]);
    expect(withoutPlace(otherQuery).toString()).toBe(query.toString());
  });

  const degrees = (limit: number) => fc.double({ min: -limit, max: limit, noNaN: true });
  test.prop([degrees(90), degrees(180)])('is where deals are searched, everywhere', (latitude, longitude) => {
    const query = withOwnPlace(new URLSearchParams(), { latitude, longitude });
    const read = (name: string) => query.get(name) ?? undefined;
    const { place, airport } = dealPlace(
      { lat: read('lat'), long: read('long'), airportLat: read('airportLat'), airportLong: read('airportLong') },
      DEFAULT_DEAL_LOCATION,
    );
    expect(place.latitude).toBeCloseTo(latitude, 2);
    expect(place.longitude).toBeCloseTo(longitude, 2);
    expect(airport).toEqual(place);
  });
});

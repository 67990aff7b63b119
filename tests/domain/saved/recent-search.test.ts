import { test } from '@fast-check/vitest';
import { SEARCH_PLANS } from '@livery/contract/search/search-plans';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  inFuture,
  isSameSearch,
  recentSearchAddress,
  recentSearchAt,
  similarSearchAddress,
} from '../../../src/domain/saved/recent-search.ts';
import { ANY_DAY, NOT_TODAY } from '../search/search-needs.ts';

const LISBON = 'place=Lisbon&lat=38.7223&long=-9.1393&checkIn=2026-12-01&checkOut=2026-12-04&guests=2-5';
const searchAt = (path: string, query: string) => recentSearchAt(path, new URLSearchParams(query), ANY_DAY);
const lisbon = searchAt('/booknow/hotels/search', LISBON);

// @rule 7.4
describe('a search that is remembered', () => {
  it('is one whose address is valid, on a page of results', () => {
    expect(lisbon).toMatchObject({ product: 'hotels', values: { place: 'Lisbon', guests: '2-5' } });
    expect(searchAt('/booknow/hotels', LISBON)).toBeUndefined();
    expect(searchAt('/booknow/hotels/search', 'place=Lisbon')).toBeUndefined();
  });

  it('has the address that it came from, without what is not of the search', () => {
    const filtered = searchAt('/booknow/hotels/search', `${LISBON}&sort=cheapest&shown=30`);
    expect(recentSearchAddress(filtered ?? throwFailure())).toBe(`/booknow/hotels/search?${LISBON}`);
    expect(isSameSearch(filtered ?? throwFailure(), lisbon ?? throwFailure())).toBe(true);
  });

  it('keeps its nights when its days have passed, and begins on the first default day', () => {
    const { product, values } = lisbon ?? throwFailure();
    const past = { product, values: { ...values, checkIn: '2026-11-01', checkOut: '2026-11-04' } };
    expect(inFuture(past, ANY_DAY)?.values).toMatchObject({ checkIn: '2026-11-22', checkOut: '2026-11-25' });
    expect(inFuture(past, NOT_TODAY)?.values).toMatchObject({ checkIn: '2026-11-25', checkOut: '2026-11-28' });
  });

  it('is dropped where more than its days is wrong', () => {
    const { product, values } = lisbon ?? throwFailure();
    expect(inFuture({ product, values: { ...values, guests: 'many' } }, ANY_DAY)).toBeUndefined();
    expect(inFuture({ product, values: { ...values, checkIn: '0000-99-99' } }, ANY_DAY)).toBeUndefined();
    expect(inFuture({ product: 'cruises', values: { month: '2020-01' } }, ANY_DAY)).toBeUndefined();
  });

  test.prop([fc.integer({ min: -800, max: 500 }), fc.integer({ min: 1, max: 30 })])(
    'is valid after the move, whatever its days were, with as many nights',
    (offset, nights) => {
      const { product, values } = lisbon ?? throwFailure();
      const checkIn = ANY_DAY.today.add({ days: offset });
      const checkOut = checkIn.add({ days: nights });
      const search = { product, values: { ...values, checkIn: checkIn.toString(), checkOut: checkOut.toString() } };
      const movedSearch = inFuture(search, ANY_DAY);
      expect(SEARCH_PLANS.hotels.problems(movedSearch?.values ?? {}, ANY_DAY)).toEqual({});
      const [from, until] = [movedSearch?.values['checkIn'], movedSearch?.values['checkOut']].map((day) =>
        Temporal.PlainDate.from(day ?? ''),
      );
      expect(from?.until(until ?? '').days).toBe(nights);
      if (offset >= 0) expect(from?.toString()).toBe(checkIn.toString());
    },
  );
});

// @rule 2.1
describe('the search for what an item was found by', () => {
  it('is that of its address, its days moved; the first page of the product where there is none', () => {
    const path = `/booknow/hotels/search-details?${LISBON.replaceAll('2026-12', '2026-10')}&hotelId=7`;
    const address = similarSearchAddress({ product: 'hotels', path }, ANY_DAY);
    expect(new URL(address, 'http://here').searchParams.get('checkIn')).toBe('2026-11-22');
    expect(similarSearchAddress({ product: 'resorts', path: '/booknow/resort/details?id=1' }, ANY_DAY)).toBe(
      '/booknow/resort',
    );
  });
});

function throwFailure(): never {
  throw new Error('The search could not be read.');
}

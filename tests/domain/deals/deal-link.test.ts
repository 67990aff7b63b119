import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dealLink } from '../../../src/domain/deals/deal-link.ts';
import { DEAL_PRODUCTS } from '../../../src/domain/deals/deal-tab.ts';
import { anyDealPath } from '../../support/arbitraries/deal-arbitraries.ts';

const ORIGIN = 'https://sunny.example';

// @rule 2.8, 2.9, 3.7
describe('dealLink: isFromDeal=true for hotels and cars (rules 2.9)', () => {
  it.each(['hotel', 'car'] as const)('marks the link of a %s deal', (product) => {
    expect(dealLink('/booknow/hotels/search-details', product)).toBe('/booknow/hotels/search-details?isFromDeal=true');
  });

  it('leaves the link of an activity deal as it is', () => {
    expect(dealLink('/booknow/activities/result-details/K1?a=1#b', 'activity')).toBe(
      '/booknow/activities/result-details/K1?a=1#b',
    );
  });

  it.each([
    ['/a?id=1', '/a?id=1&isFromDeal=true'],
    ['/a#rooms', '/a?isFromDeal=true#rooms'],
    ['/a?id=1#rooms', '/a?id=1&isFromDeal=true#rooms'],
    ['/a#rooms?id=1', '/a?isFromDeal=true#rooms?id=1'],
    ['/a?', '/a?isFromDeal=true'],
    ['/a?q=sea%20view&r=a+b', '/a?q=sea%20view&r=a+b&isFromDeal=true'],
    ['/a?return=/b?c=d', '/a?return=/b?c=d&isFromDeal=true'],
    ['/a?x=1&&y=2', '/a?x=1&y=2&isFromDeal=true'],
  ])('keeps the query and the hash of %s', (link, marked) => {
    expect(dealLink(link, 'hotel')).toBe(marked);
  });

  it.each([
    ['/a?isFromDeal=true', '/a?isFromDeal=true'],
    ['/a?isFromDeal=false&id=1', '/a?id=1&isFromDeal=true'],
    ['/a?isFromDeal&isFrom%44eal=0#x', '/a?isFromDeal=true#x'],
    ['/a?isFromDealer=1', '/a?isFromDealer=1&isFromDeal=true'],
  ])('marks %s once', (link, marked) => {
    expect(dealLink(link, 'car')).toBe(marked);
  });

  it.each([null, '', 'https://evil.example/a', '//evil.example', 'javascript:alert(1)', '/\\evil.example', 'a/b'])(
    'is no link for %s',
    (link) => {
      for (const product of DEAL_PRODUCTS) expect(dealLink(link, product)).toBeNull();
    },
  );

  test.prop([anyDealPath, fc.constantFrom('hotel', 'car')])(
    'keeps everything else of the address unchanged, and carries the mark exactly once',
    ({ path, query, hash }, product) => {
      const link = dealLink(`${path}${query.length > 0 ? '?' : ''}${query.join('&')}${hash}`, product) ?? '';
      const address = new URL(link, ORIGIN);
      expect(address.searchParams.getAll('isFromDeal')).toEqual(['true']);
      const otherPairs = query.filter((pair) => !/^isFrom(D|%44)eal/.test(pair));
      expect(link).toBe(`${path}?${[...otherPairs, 'isFromDeal=true'].join('&')}${hash}`);
    },
  );

  test.prop([
    fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.webPath(),
      fc.webUrl().map((url) => url.slice(6)),
    ),
    fc.constantFrom(...DEAL_PRODUCTS),
  ])('stays on the site for any text', (text, product) => {
    const link = dealLink(text, product);
    if (link === null) return;
    const address = new URL(link, ORIGIN);
    expect(address.origin).toBe(ORIGIN);
    if (product !== 'activity') expect(address.searchParams.getAll('isFromDeal')).toEqual(['true']);
  });
});

import { test } from '@fast-check/vitest';
import { anyChoice } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveCurrency } from '../../../src/domain/market/resolve-currency.ts';
import { withCurrency } from '../../../src/domain/market/with-currency.ts';

const site = 'https://sunny.example';
const pounds = { currency: 'GBP', country: 'GB' };
const pathInPounds = (path: string) => withCurrency(new URL(path, site), pounds).href.replace(site, '');

// @rule 2.16, 4.18
describe('withCurrency: the parameter is `curr` on the flight checkout (rules 4.18)', () => {
  it.each([
    ['/', '/?currency=GBP&code=GB'],
    ['/?currency=EUR&code=DE', '/?currency=GBP&code=GB'],
    ['/booknow/hotels?tab=Hotels&currency=EUR', '/booknow/hotels?tab=Hotels&currency=GBP&code=GB'],
    ['/about?currency=EUR&currency=JPY#team', '/about?currency=GBP&code=GB#team'],
    ['/booknow/flights/search?curr=EUR', '/booknow/flights/search?curr=EUR&currency=GBP&code=GB'],
  ])('leads from %s to %s', (from, to) => {
    expect(pathInPounds(from)).toBe(to);
  });

  it.each([
    ['/booknow/flights/checkout', '/booknow/flights/checkout?curr=GBP&code=GB'],
    ['/booknow/flights/checkout/?currency=EUR', '/booknow/flights/checkout/?curr=GBP&code=GB'],
    ['/booknow/flights/checkout/pay?id=7&curr=EUR', '/booknow/flights/checkout/pay?id=7&curr=GBP&code=GB'],
  ])('renames it on the flight checkout: %s to %s', (from, to) => {
    expect(pathInPounds(from)).toBe(to);
  });

  it.each(['/booknow/flights/checkouts', '/booknow/hotels/checkout', '/x/booknow/flights/checkout'])(
    'does not rename it on %s',
    (path) => {
      expect(pathInPounds(path)).toBe(`${path}?currency=GBP&code=GB`);
    },
  );

  it('leaves the address that it is given as it is', () => {
    const address = new URL('/?currency=EUR', site);
    withCurrency(address, pounds);
    expect(address.href).toBe(`${site}/?currency=EUR`);
  });

  const anyAddress = fc
    .tuple(fc.webPath(), fc.webQueryParameters(), fc.webFragments())
    .map(([path, query, hash]) => new URL(`${site}${path}?${query}#${hash}`));
  test.prop([anyAddress, anyChoice])(
    'leads to where the choice is the one that is shown, and twice to the same place',
    (address, choice) => {
      const otherUrl = withCurrency(address, choice);
      expect([otherUrl.origin, otherUrl.pathname, otherUrl.hash]).toEqual([
        address.origin,
        address.pathname,
        address.hash,
      ]);
      const query = {
        currency: otherUrl.searchParams.get('currency') ?? undefined,
        code: otherUrl.searchParams.get('code') ?? undefined,
      };
      expect(resolveCurrency({ query, stored: undefined, partner: false })).toEqual(choice);
      expect(withCurrency(otherUrl, choice).href).toBe(otherUrl.href);
    },
  );

  test.prop([anyChoice])('shows the choice on the flight checkout too', (choice) => {
    const query = withCurrency(new URL('/booknow/flights/checkout?currency=AED', site), choice).searchParams;
    expect([query.get('curr'), query.get('currency')]).toEqual([choice.currency, null]);
    const code = query.get('code') ?? undefined;
    expect(resolveCurrency({ query: { currency: undefined, code }, stored: undefined, partner: false })).toEqual(
      choice,
    );
  });
});

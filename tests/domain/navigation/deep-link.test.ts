import { test } from '@fast-check/vitest';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterSignIn, awaitsDeepLink } from '../../../src/domain/navigation/after-sign-in.ts';
import { deepLinkOf } from '../../../src/domain/navigation/deep-link.ts';
import { aPage } from '../../support/pages/a-page.ts';
import { splitWords } from '../../support/words.ts';

// @rule 4.17
describe('deepLinkOf', () => {
  it.each([
    ['/deal-link?id=7', 'deal-link'],
    ['/deal-link/7', 'deal-link'],
    ['/url/7', 'deal-link'],
    ['/booknow/hotels/deal/7', 'booking'],
    ['/booknow/cars?dealLinkId=7', 'booking'],
    ['/?dealLinkId=7', 'home'],
  ])('is %s itself, on a page of the family %s', (address, routeType) => {
    expect(deepLinkOf(aPage(address))).toEqual({ path: address, routeType });
  });

  it.each(splitWords`
    / /about /booknow/hotels?id=7 /booknow/cars?dealLinkId= /nowhere?dealLinkId=7 /errors?dealLinkId=7
    /login?dealLinkId=7 /logout?dealLinkId=7
  `)('is none on %s', (address) => {
    expect(deepLinkOf(aPage(address))).toBeUndefined();
  });
});

// @rule 4.17
describe('afterSignIn (rules §4, login and sign-up redirect)', () => {
  const pathAfter = (address: string, deepLink: string | null = null) =>
    afterSignIn({ page: aPage(address), signedIn: true, deepLink });

  it('leads from a way in to what its redirect names, else home', () => {
    expect(pathAfter('/login?redirect=/mytrip/wallet')).toBe('/mytrip/wallet');
    expect(pathAfter('/signup/?redirect=//evil.example')).toBe('/');
    expect(pathAfter('/login')).toBe('/');
  });

  it('stays everywhere else', () => {
    for (const address of ['/', '/about', '/sso', '/forgotpassword']) expect(pathAfter(address), address).toBeNull();
  });

  it.each(['/', '/login', '/login?redirect=/', '/signup', '/sso', '/sso/', '/social'])(
    'comes back over %s to the deal link that was followed',
    (address) => {
      expect(pathAfter(address, '/url/8')).toBe('/url/8');
    },
  );

  it('leaves the deal link for what the visitor wanted instead, and on pages that they went to themselves', () => {
    expect(pathAfter('/login?redirect=/about', '/url/8')).toBe('/about');
    for (const address of ['/about', '/url/8', '/mytrip/dashboard']) expect(pathAfter(address, '/url/8')).toBeNull();
  });

  const pages = fc.constantFrom('/', '/login', '/signup?redirect=/login', '/sso', '/url/8', '/about', '/?dealLinkId=7');
  const links = fc.constantFrom('/url/8', '/booknow/cars?dealLinkId=7', '/?dealLinkId=7');
  test.prop([pages, links])('leads no visitor anywhere, and no user in a circle', (address, deepLink) => {
    const page = aPage(address);
    expect(afterSignIn({ page, signedIn: false, deepLink })).toBeNull();
    const nextPath = pathAfter(address, deepLink);
    if (nextPath === null) return;
    expect(nextPath).not.toBe(address);
    expect([null, deepLink]).toContain(pathAfter(nextPath, deepLink));
    expect(pathAfter(deepLink, deepLink)).toBeNull();
    expect(awaitsDeepLink(aPage(deepLink), deepLink)).toBe(false);
  });
});

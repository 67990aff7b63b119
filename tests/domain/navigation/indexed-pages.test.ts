import { test } from '@fast-check/vitest';
import { NO_POLICIES } from '@livery/contract/agency/policies';
import { PRODUCTS } from '@livery/contract/agency/products';
import { PATH_CATALOGUE } from '@livery/contract/navigation/path-catalogue';
import { anyAgency, pathLike } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decideLayout } from '../../../src/domain/navigation/decide-layout.ts';
import { indexedPaths, isIndexed } from '../../../src/domain/navigation/indexed-pages.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { aPageRequest } from '../../support/edge/a-page-request.ts';

const site = { policies: NO_POLICIES, environment: 'prod', host: 'sunny.example' };

describe('isIndexed', () => {
  it.each(['/', '/about', '/faqs', '/blog', '/blog/a-post', '/privacy-policy', '/disclaimer', '/booknow/hotels'])(
    'is true for what every visitor may read: %s',
    (path) => {
      expect(isIndexed(path, anAgency())).toBe(true);
    },
  );

  it.each([
    '/login',
    '/logout',
    '/signup',
    '/verify/some-token',
    '/errors',
    '/no/such/page',
    '/mytrip/dashboard',
    '/users/clients',
    '/booknow/hotels/checkout',
    '/booknow/hotels/deal/17',
    '/deal-link',
    '/url/abc',
    '/allowAgentProposal',
    '/subscription',
  ])('is false for pages to sign in, of one person or within a booking: %s', (path) => {
    expect(isIndexed(path, anAgency({ allowsNonLoginFlow: true }))).toBe(false);
  });

  it('is false for a page whose text is empty or that the agency has turned off', () => {
    const agency = anAgency({
      about: { enabled: false, title: '' },
      faq: { enabled: false, title: '' },
      legal: { privacyPolicy: '<p>&nbsp;</p>', cookiesPolicy: '', disclaimer: '<p>Read this.</p>' },
    });
    const paths = ['/about', '/faqs', '/privacy-policy', '/cookies-policy', '/disclaimer'];
    expect(paths.map((path) => isIndexed(path, agency))).toEqual([false, false, false, false, true]);
  });

  it('is false for a product that the agency does not sell, or sells to signed-in users only', () => {
    const bookingMenu = [{ service: 'hotels', active: true } as const, { service: 'cars', active: false } as const];
    const paths = ['/booknow/hotels', '/booknow/cars', '/booknow/flights'];
    expect(paths.map((path) => isIndexed(path, anAgency({ bookingMenu })))).toEqual([true, false, false]);
    expect(paths.some((path) => isIndexed(path, anAgency({ bookingMenu, allowsNonLoginFlow: false })))).toBe(false);
  });

  test.prop([anyAgency, fc.constantFrom(...PATH_CATALOGUE.map(({ pattern }) => pathLike(pattern)))])(
    'is false for every page of an inactive agency',
    (agency, path) => {
      expect(isIndexed(path, { ...agency, status: 'inactive' })).toBe(false);
    },
  );
});

describe('indexedPaths', () => {
  it('are the pages of the catalogue that no other is above, in its order', () => {
    const agency = anAgency({ displaysTopDestinations: true, allowsNonLoginFlow: true });
    expect(indexedPaths({ ...site, agency })).toEqual([
      ...['/', '/about', '/faqs', '/blog', '/destination', '/top-destination'],
      ...['/privacy-policy', '/cookies-policy', '/disclaimer', '/user-terms-and-conditions', '/cancellation-policy'],
      ...PRODUCTS.map(({ path }) => path),
    ]);
  });

  it('name the home page first, and destinations and resorts only where the agency offers them', () => {
    const offeredPaths = indexedPaths({ ...site, agency: anAgency({ displaysTopDestinations: true }) });
    expect(offeredPaths[0]).toBe('/');
    expect(offeredPaths).toEqual(
      expect.arrayContaining(['/top-destination', '/destination', '/booknow/resort', '/blog']),
    );
    const without = indexedPaths({ ...site, agency: anAgency({ bookingMenu: [] }) });
    expect(without).not.toContain('/top-destination');
    expect(without).not.toContain('/booknow/resort');
  });

  it('leave out the home page of a hotels-first host, which leads elsewhere', () => {
    const policies = { ...NO_POLICIES, hotelsFirst: true };
    expect(indexedPaths({ ...site, policies, agency: anAgency() })).not.toContain('/');
  });

  test.prop([anyAgency, fc.boolean(), fc.constantFrom('prod', 'local')])(
    'are pages that a visitor is not redirected from',
    (agency, hotelsFirst, environment) => {
      const ownSite = { ...site, agency, environment, policies: { ...NO_POLICIES, hotelsFirst } };
      const layouts = indexedPaths(ownSite).map((path) => decideLayout(aPageRequest(path, ownSite)));
      expect(layouts.filter(({ redirectTo, handledBy }) => redirectTo !== null || handledBy === 'errors')).toEqual([]);
    },
  );
});

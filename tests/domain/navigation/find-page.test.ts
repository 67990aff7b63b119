import { describe, expect, it } from 'vitest';
import { allowsAnonymousAccess, isAuthOptional } from '../../../src/domain/navigation/allows-anonymous-access.ts';
import { remoteBasePath } from '../../../src/domain/navigation/base-path.ts';
import { findPage } from '../../../src/domain/navigation/find-page.ts';
import { isLogout } from '../../../src/domain/navigation/match-path.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { aPage } from '../../support/pages/a-page.ts';
import { splitWords } from '../../support/words.ts';

const agency = anAgency({ displaysTopDestinations: true });

// @rule 2.1, 2.2, 2.3, 3.1, 5.6
describe('findPage', () => {
  it.each(['/top-destination', '/destination', '/destination/rome', '/top-destination/all'])(
    'has %s only with displayTopDestinations (rules 2.1)',
    (path) => {
      expect(findPage(path, agency, [])).toBeDefined();
      expect(findPage(path, anAgency({ displaysTopDestinations: false }), [])).toBeUndefined();
      expect(findPage(path, anAgency({ displaysTopDestinations: 1 as unknown as boolean }), [])).toBeUndefined();
    },
  );

  it('has a shared destination on every site', () => {
    expect(findPage('/destination/share', anAgency({ displaysTopDestinations: false }), [])).toBeDefined();
  });

  it.each(['/booknow/resort', '/booknow/resorts', '/booknow/resort/search', '/booknow/resort/anything/else'])(
    'has %s "only when the Resorts booking menu item is active"',
    (path) => {
      expect(findPage(path, anAgency({ bookingMenu: [{ service: 'resorts', active: true }] }), [])).toBeDefined();
      expect(findPage(path, anAgency({ bookingMenu: [{ service: 'resorts', active: false }] }), [])).toBeUndefined();
      expect(findPage(path, anAgency({ bookingMenu: [{ service: 'hotels', active: true }] }), [])).toBeUndefined();
    },
  );

  it('has the pages that the agency’s own navigations lead to, for agents', () => {
    const navigations = [
      { label: 'Bad', path: 'javascript:alert(1)' },
      { label: 'Reports', path: '/reports/?year=2026' },
    ];
    const reports = { pattern: '/reports/*', family: 'agent', handledBy: 'mainApp', access: 'guarded' };
    expect(findPage('/reports', agency, navigations)).toEqual(reports);
    expect(findPage('/reports/sales', agency, navigations)).toEqual(reports);
    expect(findPage('/report', agency, navigations)).toBeUndefined();
    expect(findPage('/reports', agency, [])).toBeUndefined();
  });

  it('does not take a navigation to the home page for one to every page', () => {
    expect(findPage('/nowhere', agency, [{ label: 'Home', path: '/' }])).toBeUndefined();
    expect(findPage('/nowhere', agency, [{ label: 'Home', path: '/?a=1' }])).toBeUndefined();
  });

  it('lets no navigation lead to a page that is refused', () => {
    expect(findPage('/x', agency, [{ label: 'Bad', path: '//evil.example/x' }])).toBeUndefined();
  });

  it('keeps a page of the catalogue as it is, whatever the navigations contain', () => {
    const hiddenAgency = anAgency({ displaysTopDestinations: false });
    expect(findPage('/about', agency, [{ label: 'About', path: '/about' }])?.handledBy).toBe('about');
    expect(findPage('/destination', hiddenAgency, [{ label: 'Destinations', path: '/destination' }])).toBeUndefined();
  });
});

// @rule 6.9
describe('allowsAnonymousAccess', () => {
  it.each(splitWords`
    /booknow/hotels/search-details?dealLinkId=7 /nowhere?dealLinkId=7 /booknow/hotels?proposalId=7 /booknow/resorts/search?proposalId=7 /deal-link?id=7 /deal-link?proposalId=7
    /deal-link/hotels?id=7 /url/7 /disapproveProposal?id=7 /allowAgentProposal?proposalId=7
    /booknow/hotels/deal/7 /booknow/hotels/deal/7/
  `)('lets visitors read %s (rules §6)', (address) => {
    expect(allowsAnonymousAccess(aPage(address))).toBe(true);
  });

  it.each(splitWords`
    / /nowhere /nowhere?id=7 /deal-link /deal-link?id= /deal-link?dealLinkId=%20 /disapproveProposal
    /booknow/hotels?id=7 /about?proposalId=7 /booknow/hotels/deal /booknow/hotels/deal/7/rooms
    /mytrip/dashboard?id=7
  `)('does not open %s to visitors', (address) => {
    expect(allowsAnonymousAccess(aPage(address))).toBe(false);
  });
});

// @rule 6.9
describe('isAuthOptional', () => {
  it('is "the payment-gateway call" on every page', () => {
    expect(isAuthOptional('/api/getCurrentPaymentGateway', aPage('/'))).toBe(true);
    expect(isAuthOptional('/api/agency', aPage('/'))).toBe(false);
  });

  it('is every call of a page that visitors may read', () => {
    expect(isAuthOptional('/api/agency', aPage('/url/7'))).toBe(true);
  });
});

const OFFERS = { ...anAgency(), displaysTopDestinations: true };

describe('remoteBasePath', () => {
  it.each(['blog', 'destinationDetails', 'topDestinations', 'resort'] as const)(
    'begins the family of paths that %s shows (rules §2, host routes)',
    (remote) => {
      expect(findPage(remoteBasePath(remote), OFFERS, [])?.handledBy).toBe(remote);
      expect(findPage(`${remoteBasePath(remote)}/anything`, OFFERS, [])?.handledBy).toBe(remote);
    },
  );

  it('is the site itself for the main app, which all other paths are handed to', () => {
    expect(remoteBasePath('mainApp')).toBe('/');
  });
});

// @rule 2.1
describe('isLogout', () => {
  it.each(['/logout', '/logout/'])('knows %s', (path) => {
    expect(isLogout(path)).toBe(true);
  });

  it.each(['/', '/login', '/logout/now', '/LOGOUT', '/nowhere'])('is not %s', (path) => {
    expect(isLogout(path)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { findPage } from '../../../src/domain/navigation/find-page.ts';
import { anAgency } from '../../support/an-agency.ts';

const agency = anAgency({ displaysTopDestinations: true });

describe('findPage', () => {
  it.each(['/top-destination', '/destination', '/destination/rome', '/top-destination/all'])(
    'has %s "only when the agency enables top destinations" (rules §2)',
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

  it('keeps a page of the catalogue as it is, whatever the navigations say', () => {
    const hidden = anAgency({ displaysTopDestinations: false });
    expect(findPage('/about', agency, [{ label: 'About', path: '/about' }])?.handledBy).toBe('about');
    expect(findPage('/destination', hidden, [{ label: 'Destinations', path: '/destination' }])).toBeUndefined();
  });
});

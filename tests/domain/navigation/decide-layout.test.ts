import { anAgent, aUser } from '@livery/testkit/users';
import { describe, expect, it } from 'vitest';
import {
  decideLayout,
  hidesChrome,
  logoTarget,
  showsSidebarToggle,
} from '../../../src/domain/navigation/decide-layout.ts';
import type { PageRequest } from '../../../src/domain/navigation/page-request.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { aPageRequest } from '../../support/edge/a-page-request.ts';
import { splitWords } from '../../support/words.ts';

const layoutOf = (address: string, overrides: Partial<PageRequest> = {}) =>
  decideLayout(aPageRequest(address, overrides));

// @rule 1.5, 2.1, 2.2, 2.19, 2.21, 2.23, 3.1, 3.5
describe('decideLayout', () => {
  it('shows a visitor the home page between header and footer', () => {
    expect(layoutOf('/')).toEqual({
      header: true,
      footer: true,
      sideNav: false,
      legalLinks: true,
      slimFooter: false,
      layout: 'standard',
      redirectTo: null,
      handledBy: 'home',
    });
  });

  it('sends any unmatched path to /errors (rules 2.2)', () => {
    expect(layoutOf('/nowhere')).toMatchObject({ redirectTo: '/errors', handledBy: 'errors', layout: 'standard' });
    expect(layoutOf('/errors')).toMatchObject({ redirectTo: null, handledBy: 'errors' });
  });

  it('names who shows a page', () => {
    expect(layoutOf('/blog').handledBy).toBe('blog');
    expect(layoutOf('/mytrip/dashboard', { user: aUser() }).handledBy).toBe('mainApp');
    expect(
      layoutOf('/reports', { user: anAgent(), navigations: [{ label: 'Reports', path: '/reports' }] }),
    ).toMatchObject({
      redirectTo: null,
      handledBy: 'mainApp',
      sideNav: true,
    });
  });

  it.each(['/dashboard', '/bookings', '/settings/website', '/deal-link', '/users/clients'])(
    'gives agents a slim footer at %s, and visitors the whole one',
    (path) => {
      expect(layoutOf(path, { user: anAgent() })).toMatchObject({ footer: true, slimFooter: true });
      expect(layoutOf(path)).toMatchObject({ slimFooter: false });
    },
  );

  describe('login layout', () => {
    it.each(['/login', '/signup', '/forgotpassword', '/newPassword', '/logout', '/expired', '/expiry'])(
      'is that of %s (rules §2, layout rules)',
      (path) => {
        expect(layoutOf(path)).toMatchObject({ layout: 'login', redirectTo: null });
      },
    );
  });

  describe('side navigation', () => {
    it.each(['/', '/dashboard', '/settings/profile', '/users/clients', '/booknow/hotels', '/blog', '/deal-link'])(
      'stands beside %s for agents only',
      (path) => {
        expect(layoutOf(path, { user: anAgent() }).sideNav).toBe(true);
        expect(layoutOf(path, { user: aUser() }).sideNav).toBe(false);
        expect(layoutOf(path).sideNav).toBe(false);
        expect(layoutOf(path, { user: aUser({ isTravelAgent: 1 as unknown as boolean }) }).sideNav).toBe(false);
      },
    );

    it.each(splitWords`
      /privacy-policy /user-terms-and-conditions /faqs /about /destination /top-destination /subscription
      /login /logout /sso /disapproveProposal
    `)('never stands beside %s: "no side nav on legal, faq, about, destination and subscription pages"', (path) => {
      const agency = anAgency({ displaysTopDestinations: true });
      expect(layoutOf(path, { user: anAgent(), agency })).toMatchObject({ sideNav: false, redirectTo: null });
    });
  });

  describe('header and footer', () => {
    it.each(['/disapproveProposal', '/allowAgentProposal'])(
      '"are hidden on the proposal-disapprove and ask-agent pages", such as %s',
      (path) => {
        const bare = { header: false, footer: false, legalLinks: false };
        expect(layoutOf(path)).toMatchObject(bare);
        expect(layoutOf(`${path}?hideHeader=false&hideFooter=false`, { user: anAgent() })).toMatchObject(bare);
      },
    );

    it('hides the header "with query hideHeader=true"', () => {
      expect(layoutOf('/about?hideHeader=true')).toMatchObject({ header: false, footer: true, legalLinks: true });
    });

    it('hides the footer, legal links and all, "with hideFooter=true"', () => {
      expect(layoutOf('/about?hideFooter=true')).toMatchObject({ header: true, footer: false, legalLinks: false });
    });

    it('remembers what was hidden until the address changes it (rules 2.19)', () => {
      const header = { hidden: { header: true, footer: false } };
      const footer = { hidden: { header: false, footer: true } };
      expect(layoutOf('/about', header)).toMatchObject({ header: false, footer: true });
      expect(layoutOf('/about', footer)).toMatchObject({ header: true, footer: false });
      expect(layoutOf('/about?hideHeader=false', header).header).toBe(true);
      expect(layoutOf('/about?hideFooter=false', footer).footer).toBe(true);
      expect(layoutOf('/about?hideHeader=yes&hideFooter=')).toMatchObject({ header: true, footer: true });
    });
  });

  describe('deal-proposal mode', () => {
    const agency = anAgency({ hidesHeaderForDealProposal: true, allowsNonLoginFlow: false });

    it.each(splitWords`
      /deal-link?id=7 /url/7 /booknow/hotels/deal/7 /booknow/cars?dealLinkId=7 /cancellation-policy
      /cancellation-policy/mcl /user-terms-and-conditions /agency-terms-and-conditions/7
    `)('hides the header and the legal links on %s (rules 2.19)', (address) => {
      expect(layoutOf(address, { agency })).toMatchObject({ header: false, footer: true, legalLinks: false });
    });

    it('is for visitors "with no login", where "non-login flow is not allowed", of such an agency only', () => {
      const open = { ...agency, allowsNonLoginFlow: true };
      const otherAgency = { ...agency, hidesHeaderForDealProposal: false };
      const shownParts = { header: true, legalLinks: true };
      expect(layoutOf('/deal-link', { agency, user: aUser() })).toMatchObject(shownParts);
      expect(layoutOf('/deal-link', { agency, signedIn: true })).toMatchObject(shownParts);
      expect(layoutOf('/deal-link', { agency: open })).toMatchObject(shownParts);
      expect(layoutOf('/deal-link', { agency: otherAgency })).toMatchObject(shownParts);
    });
  });
});

// @rule 2.17, 6.5
describe('logoTarget', () => {
  it('is home, "for an unsubscribed owner or admin" /subscription (rules 2.17)', () => {
    const owner = anAgent([], { userType: 'AgencyOwner' });
    expect(logoTarget({ isSubscribed: false }, owner)).toBe('/subscription');
    expect(logoTarget({ isSubscribed: true }, owner)).toBe('/');
    expect(logoTarget({ isSubscribed: false }, anAgent())).toBe('/');
    expect(logoTarget({ isSubscribed: false }, null)).toBe('/');
  });
});

// @rule 4.4
describe('showsSidebarToggle', () => {
  it('is where the side navigation is, on all pages but home (rules 4.4)', () => {
    expect(showsSidebarToggle('/dashboard', true)).toBe(true);
    expect(showsSidebarToggle('/nowhere', true)).toBe(true);
    expect(showsSidebarToggle('/', true)).toBe(false);
    expect(showsSidebarToggle('/dashboard', false)).toBe(false);
  });
});

// @rule 2.19
describe('hidesChrome', () => {
  it.each([
    ['true', false, true],
    ['true', true, true],
    ['false', false, false],
    ['false', true, false],
    [null, true, true],
    [null, false, false],
    ['', true, true],
    ['yes', false, false],
  ])('reads %j over a memory of %s as %s (rules 2.19)', (parameter, remembered, hidden) => {
    expect(hidesChrome(parameter, remembered)).toBe(hidden);
  });
});

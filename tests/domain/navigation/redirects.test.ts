import { NO_POLICIES } from '@livery/contract/agency/policies';
import { anAgent, aUser } from '@livery/testkit/users';
import { describe, expect, it } from 'vitest';
import { decideLayout } from '../../../src/domain/navigation/decide-layout.ts';
import type { PageRequest } from '../../../src/domain/navigation/page-request.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { aPageRequest } from '../../support/edge/a-page-request.ts';
import { splitWords } from '../../support/words.ts';

const redirectOf = (address: string, overrides: Partial<PageRequest> = {}) =>
  decideLayout(aPageRequest(address, overrides)).redirectTo;

const closedAgency = anAgency({ allowsNonLoginFlow: false });
const ssoOnly = anAgency({ sso: { enabled: true, directLoginAllowed: false } });

// @rule 2.4, 2.26, 3.1, 4.14, 6.5, 6.9
describe('guarded pages', () => {
  it.each(['/mytrip/dashboard', '/dashboard', '/settings/profile', '/wallet/details', '/users/clients', '/bookings'])(
    'send visitors from %s to log in and back',
    (path) => {
      expect(redirectOf(path)).toBe(`/login?redirect=${path}`);
      expect(redirectOf(path, { user: aUser() })).toBeNull();
      expect(redirectOf(path, { signedIn: true })).toBeNull();
      expect(redirectOf(path, { user: aUser(), signedIn: false })).not.toBeNull();
    },
  );

  it('send visitors to the agency’s own site where it signs people in by SSO only (rules §4)', () => {
    expect(redirectOf('/mytrip/dashboard', { agency: ssoOnly })).toBe('https://www.sunny.example');
  });

  it('send visitors to this site’s own login where the return URL is one of its sign-in pages', () => {
    for (const path of ['/login', '/signup', '/mytrip/dashboard', '/logout', '/booknow/hotels']) {
      const agency = { ...closedAgency, sso: ssoOnly.sso, returnUrl: `https://sunny.example${path}` };
      const host = 'sunny.example';
      expect(redirectOf('/mytrip/dashboard', { agency, host })).toBe('/login?redirect=/mytrip/dashboard');
      expect(redirectOf('/login', { agency, host })).toBeNull();
      expect(redirectOf('/login', { agency, host: 'other.example' })).toBe(agency.returnUrl);
    }
  });

  it('send visitors to a return URL on this site that everybody may open', () => {
    const agency = { ...ssoOnly, returnUrl: 'https://sunny.example/sso' };
    expect(redirectOf('/login', { agency, host: 'sunny.example' })).toBe('https://sunny.example/sso');
  });

  it('are not opened by a deal link', () => {
    expect(redirectOf('/mytrip/dashboard?dealLinkId=7')).toBe('/login?redirect=/mytrip/dashboard%3FdealLinkId%3D7');
  });
});

// @rule 2.5, 4.15
describe('public pages', () => {
  it.each(splitWords`
    / /login /signup /forgotpassword /about /faqs /expiry /privacy-policy /user-terms-and-conditions
    /cookies-policy /disclaimer /verify /newPassword /sso /social /expired /logout /blog /subscription
    /deal-link /url/7 /disapproveProposal /allowAgentProposal /cancellation-policy
  `)('need no login redirect: %s (rules 2.5)', (path) => {
    expect(redirectOf(path, { agency: closedAgency })).toBeNull();
  });

  it.each(['/login', '/login/', '/signup', '/forgotpassword', '/login?redirect=/mytrip/dashboard'])(
    'where the agency alone signs its people in, %s leads to its own site (rules 4.15)',
    (path) => {
      expect(redirectOf(path, { agency: ssoOnly })).toBe('https://www.sunny.example');
      expect(redirectOf(path, { agency: { ...ssoOnly, returnUrl: 'javascript:alert(1)' } })).toBeNull();
      expect(redirectOf(path, { agency: { ...ssoOnly, sso: { enabled: true, directLoginAllowed: true } } })).toBeNull();
    },
  );

  it.each(['/sso', '/verify', '/newPassword', '/expired', '/logout', '/about'])(
    'stays open where the agency alone signs its people in: %s',
    (path) => {
      expect(redirectOf(path, { agency: ssoOnly })).toBeNull();
    },
  );
});

describe('booking pages', () => {
  it('are open to everybody where the agency allows browsing without login', () => {
    expect(redirectOf('/booknow/hotels')).toBeNull();
  });

  it('require a login where it does not (rules 2.5)', () => {
    expect(redirectOf('/booknow/hotels', { agency: closedAgency })).toBe('/login?redirect=/booknow/hotels');
    expect(redirectOf('/booknow/resort/search', { agency: closedAgency })).toBe(
      '/login?redirect=/booknow/resort/search',
    );
    expect(redirectOf('/booknow/hotels', { agency: closedAgency, user: aUser() })).toBeNull();
    const unclear = anAgency({ allowsNonLoginFlow: 'true' as unknown as boolean });
    expect(redirectOf('/booknow/hotels', { agency: unclear })).toBe('/login?redirect=/booknow/hotels');
  });

  it('are open to visitors who were sent a deal', () => {
    expect(redirectOf('/booknow/hotels/deal/7', { agency: closedAgency })).toBeNull();
    expect(redirectOf('/booknow/cars?dealLinkId=7', { agency: closedAgency })).toBeNull();
  });
});

describe('subscription', () => {
  const agency = anAgency({ isSubscribed: false });
  const owner = anAgent([], { userType: 'AgencyOwner' });

  it.each(['/', '/dashboard', '/settings/website', '/booknow/hotels', '/mytrip/dashboard'])(
    'comes before %s for the owner and the admins of an agency that is not subscribed (rules §6)',
    (path) => {
      expect(redirectOf(path, { agency, user: owner })).toBe('/subscription');
      expect(redirectOf(path, { agency, user: anAgent([], { userType: 'Admin' }) })).toBe('/subscription');
      expect(redirectOf(path, { agency: anAgency(), user: owner })).toBeNull();
      expect(redirectOf(path, { agency, user: anAgent() })).toBeNull();
    },
  );

  it.each(splitWords`/subscription /logout /login /about /faqs /privacy-policy /errors /blog /deal-link`)(
    'leaves %s open',
    (path) => {
      expect(redirectOf(path, { agency, user: owner })).toBeNull();
    },
  );
});

// @rule 2.24
describe('hotels-first hosts', () => {
  const policies = { ...NO_POLICIES, hotelsFirst: true };

  it('lead from / to the hotels with a token, else to the login before them (rules 2.24)', () => {
    expect(redirectOf('/', { policies, user: aUser() })).toBe('/booknow/hotels');
    expect(redirectOf('/', { policies, signedIn: true })).toBe('/booknow/hotels');
    expect(redirectOf('/', { policies })).toBe('/login?redirect=/booknow/hotels');
  });

  it('change no other page', () => {
    expect(redirectOf('/about', { policies })).toBeNull();
    expect(redirectOf('/dashboard', { policies, user: anAgent() })).toBeNull();
  });

  it('send the owner to the subscription first', () => {
    const user = anAgent([], { userType: 'AgencyOwner' });
    expect(redirectOf('/', { policies, user, agency: anAgency({ isSubscribed: false }) })).toBe('/subscription');
  });
});

describe('legacy paths', () => {
  it.each(['prod', 'qa', 'uat', 'dev'])('stay as they are in %s (rules §2)', (environment) => {
    expect(redirectOf('/blog/share', { environment })).toBeNull();
    expect(redirectOf('/destination/share', { environment })).toBeNull();
  });

  it.each(['local', 'staging', '', 'PROD', '__proto__'])('are rewritten in %j', (environment) => {
    expect(redirectOf('/blog/share', { environment })).toBe('/blog');
    expect(redirectOf('/blog/share/?post=7&lng=es', { environment })).toBe('/blog?post=7&lng=es');
    expect(redirectOf('/destination/share', { environment })).toBe('/destination');
    expect(redirectOf('/blog', { environment })).toBeNull();
  });
});

import { test } from '@fast-check/vitest';
import { anyPathAttack } from '@livery/testkit/arbitraries';
import { anAgent, aUser } from '@livery/testkit/users';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  loginTarget,
  loginTargetFor,
  requestedPath,
  signUpTarget,
} from '../../../src/domain/navigation/login-target.ts';
import { logoutTarget, returnAddress } from '../../../src/domain/navigation/logout-target.ts';
import { anAgency } from '../../support/data/an-agency.ts';
import { aPage } from '../../support/pages/a-page.ts';

const HOST = 'book.sunny.example:8080';
const agency = anAgency();
const ssoOnly = anAgency({
  sso: { enabled: true, directLoginAllowed: false },
  returnUrl: 'https://home.example/travel?from=site#top',
});

// @rule 4.14, 10.5
describe('requestedPath', () => {
  it.each([
    ['/about', '/about'],
    ['/booknow/hotels?city=Rome&guests=2', '/booknow/hotels?city=Rome&guests=2'],
    ['/login?redirect=/mytrip/dashboard%3Ftab%3D1', '/mytrip/dashboard?tab=1'],
    ['/about?redirect=', '/about?redirect='],
    ['/about?redirect=//evil.example', '/'],
    ['/about?redirect=https://evil.example', '/'],
    ['/about?redirect=/logout', '/'],
    ['/login', '/'],
    ['/errors', '/'],
  ])('after %s is %s', (address, wished) => {
    expect(requestedPath(aPage(address))).toBe(wished);
  });

  test.prop([anyPathAttack])('stays on the site, whatever the parameter', (redirect) => {
    const wished = requestedPath({ path: '/login', query: new URLSearchParams({ redirect }) });
    expect(new URL(wished, 'https://sunny.example').origin).toBe('https://sunny.example');
  });
});

// @rule 1.5, 3.1, 4.14, 4.16, 4.17
describe('loginTarget', () => {
  it('keeps "a redirect parameter or the current path" (rules 4.14)', () => {
    expect(loginTarget({ agency, page: aPage('/') })).toBe('/login?redirect=/');
    expect(loginTarget({ agency, page: aPage('/about') })).toBe('/login?redirect=/about');
    expect(loginTarget({ agency, page: aPage('/signup?redirect=/mytrip/wallet') })).toBe(
      '/login?redirect=/mytrip/wallet',
    );
  });

  it('escapes the way back, so that its query stays its own', () => {
    const target = loginTarget({ agency, page: aPage('/booknow/hotels?city=Rome&guests=2') });
    expect(target).toBe('/login?redirect=/booknow/hotels%3Fcity%3DRome%26guests%3D2');
  });

  test.prop([fc.webPath(), fc.dictionary(fc.string(), fc.string())])(
    'gives a way back that is read as it was meant',
    (path, parameters) => {
      const page = { path: path === '' ? '/' : path, query: new URLSearchParams(parameters) };
      const target = new URL(loginTarget({ agency, page }), 'https://sunny.example');
      expect(target.pathname).toBe('/login');
      expect(target.searchParams.get('redirect')).toBe(requestedPath(page));
    },
  );

  it('goes "to the agency return URL" where SSO is on and direct login is not allowed', () => {
    expect(loginTarget({ agency: ssoOnly, page: aPage('/about') })).toBe('https://home.example/travel?from=site#top');
    expect(loginTarget({ agency: ssoOnly, page: aPage('/nowhere') })).toBe('https://home.example/travel?from=site#top');
  });

  it('stays here where direct login is allowed, or SSO is off', () => {
    const both = anAgency({ ...ssoOnly, sso: { enabled: true, directLoginAllowed: true } });
    const off = anAgency({ ...ssoOnly, sso: { enabled: false, directLoginAllowed: false } });
    expect([both, off].map((site) => loginTarget({ agency: site, page: aPage('/about') }))).toEqual([
      '/login?redirect=/about',
      '/login?redirect=/about',
    ]);
  });

  it.each(['/deal-link?id=7', '/url/7', '/booknow/hotels/deal/7', '/booknow/cars?dealLinkId=7'])(
    'adds "navigateTo when a deal link is involved", as on %s',
    (address) => {
      const target = new URL(loginTarget({ agency: ssoOnly, page: aPage(address) }));
      expect(target.searchParams.get('navigateTo')).toBe(address);
      expect(target.searchParams.get('from')).toBe('site');
      expect(target.hash).toBe('#top');
    },
  );

  it('adds the deep link that the device remembers before the page, if it is a deal link', () => {
    const navigateTo = (deepLink: string, address: string) =>
      new URL(loginTarget({ agency: ssoOnly, page: aPage(address), deepLink })).searchParams.get('navigateTo');
    expect(navigateTo('/url/8', '/about')).toBe('/url/8');
    expect(navigateTo('/url/8', '/url/7')).toBe('/url/8');
    expect(navigateTo('/mytrip/dashboard', '/url/7')).toBe('/url/7');
    expect(navigateTo('//evil.example/url/8', '/about')).toBeNull();
    expect(navigateTo('https://evil.example/?dealLinkId=1', '/about')).toBeNull();
  });
});

// @rule 4.14, 4.16
describe('signUpTarget', () => {
  it('does for signing up what loginTarget does for logging in', () => {
    expect(signUpTarget({ agency, page: aPage('/about') })).toBe('/signup?redirect=/about');
    expect(signUpTarget({ agency: ssoOnly, page: aPage('/about'), deepLink: '/url/8' })).toContain(
      'navigateTo=%2Furl%2F8',
    );
  });
});

// @rule 4.14
describe('loginTargetFor', () => {
  it('leads back to the page that required a login, not to its own parameter', () => {
    expect(loginTargetFor('/mytrip/dashboard?redirect=/about', { agency })).toBe(
      '/login?redirect=/mytrip/dashboard%3Fredirect%3D/about',
    );
    expect(loginTargetFor('/mytrip/%5c', { agency })).toBe('/login?redirect=/');
    expect(loginTargetFor('/booknow/hotels/deal/7', { agency: ssoOnly })).toContain('navigateTo=');
    expect(loginTargetFor('/mytrip/dashboard', { agency: ssoOnly, deepLink: '/url/8' })).toContain(
      'navigateTo=%2Furl%2F8',
    );
  });
});

// @rule 2.1, 4.10
describe('logoutTarget', () => {
  it("is the agency's returnUrl; for agents / (rules 2.1)", () => {
    expect(logoutTarget(agency, aUser(), HOST)).toBe('https://www.sunny.example');
    expect(logoutTarget(agency, null, HOST)).toBe('https://www.sunny.example');
    expect(logoutTarget(agency, anAgent(), HOST)).toBe('/');
  });

  it('is not the /logout of this very site, which would sign out for ever', () => {
    const backAgency = anAgency({ returnUrl: `https://${HOST}/logout?bye` });
    expect(logoutTarget(backAgency, aUser(), HOST)).toBe('/');
    expect(logoutTarget(backAgency, aUser(), 'other.example')).toBe(`https://${HOST}/logout?bye`);
  });
});

// @rule 2.1, 3.1
describe('returnAddress', () => {
  it('is / where the agency gave none that may be opened', () => {
    expect(returnAddress({ returnUrl: '' })).toBe('/');
    expect(returnAddress({ returnUrl: 'javascript:alert(1)' })).toBe('/');
    expect(returnAddress({ returnUrl: 'http://home.example' })).toBe('http://home.example');
  });
});

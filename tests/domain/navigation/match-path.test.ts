import { describe, expect, it } from 'vitest';
import { matchPath } from '../../../src/domain/navigation/match-path.ts';
import { PATH_CATALOGUE } from '../../../src/domain/navigation/path-catalogue.ts';
import { pathLike } from '../../support/arbitraries/some-paths.ts';
import { NAMED_PATHS } from './named-paths.ts';

describe('the path catalogue', () => {
  it.each(PATH_CATALOGUE.map((page) => [page.pattern, page] as const))('can be reached: %s', (pattern, page) => {
    expect(matchPath(pathLike(pattern))).toBe(page);
  });

  it('has no path twice', () => {
    const patterns = PATH_CATALOGUE.map(({ pattern }) => pattern);
    expect(new Set(patterns).size).toBe(patterns.length);
  });

  it.each(NAMED_PATHS)('knows %s, which rules §2 names: shown by %s, %s', (path, handledBy, access) => {
    expect(matchPath(path)).toMatchObject({ handledBy, access });
    expect(matchPath(path.replace(/(?<=.)\/$/, ''))).toMatchObject({ handledBy, access });
  });
});

describe('matchPath', () => {
  it.each([
    '/nowhere',
    '/Login',
    '/about/us',
    '/agency-terms-and-conditions',
    '/cancellation-policy/nobody',
    '/booknow',
    '/booknow/trains',
    '/search',
    '/url',
    '//about',
    'about',
    '',
    '/__proto__',
    '/constructor',
  ])('has nothing at %j', (path) => {
    expect(matchPath(path)).toBeUndefined();
  });

  it('knows a path below a service, an account or a part of the agents’ work that nobody named', () => {
    const paths = [
      '/booknow/hotels/map',
      '/booknow/resort/map',
      '/mytrip/friends',
      '/settings/team',
      '/users/sub-agents',
    ];
    expect(paths.map((path) => matchPath(path)?.handledBy)).toEqual([
      'mainApp',
      'resort',
      'mainApp',
      'mainApp',
      'mainApp',
    ]);
  });

  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/faqs', 'faq'],
    ['/errors', 'errors'],
    ['/login', 'login'],
    ['/signup', 'login'],
    ['/forgotpassword', 'login'],
    ['/newPassword', 'login'],
    ['/newPassword/token', 'login'],
    ['/expired', 'login'],
    ['/expiry', 'login'],
    ['/logout', 'login'],
    ['/sso', 'authentication'],
    ['/social/callback', 'authentication'],
    ['/verify', 'authentication'],
    ['/blog', 'blog'],
    ['/destination', 'destination'],
    ['/destination/share', 'destination'],
    ['/top-destination', 'destination'],
    ['/privacy-policy', 'legal'],
    ['/cookies-policy', 'legal'],
    ['/disclaimer', 'legal'],
    ['/user-terms-and-conditions', 'terms'],
    ['/agency-terms-and-conditions/7', 'terms'],
    ['/subscription', 'subscription'],
    ['/cancellation-policy', 'cancellation-policy'],
    ['/cancellation-policy/disney', 'cancellation-policy'],
    ['/deal-link', 'deal-link'],
    ['/url/7', 'deal-link'],
    ['/disapproveProposal', 'proposal'],
    ['/allowAgentProposal', 'proposal'],
    ['/hotel-details', 'booking'],
    ['/booknow/resort', 'booking'],
    ['/mytrip/wallet', 'account'],
    ['/dashboard', 'agent'],
    ['/wallet/details', 'agent'],
  ])('counts %s among the pages of the family %s', (path, family) => {
    expect(matchPath(path)?.family).toBe(family);
  });
});

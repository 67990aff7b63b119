import { PATH_CATALOGUE } from '@livery/contract/navigation/path-catalogue';
import { pathLike } from '@livery/testkit/arbitraries';
import { describe, expect, it } from 'vitest';
import { matchPath } from '../../../src/domain/navigation/match-path.ts';
import { splitWords } from '../../support/words.ts';

/** Every path of rules §2, written out, with the page or remote that shows it, and for whom. */
const PATHS = [
  ['home', 'public', splitWords`/`],
  ['faqs', 'public', splitWords`/faqs`],
  ['about', 'public', splitWords`/about`],
  ['logout', 'public', splitWords`/logout`],
  ['blog', 'public', splitWords`/blog /blog/share`],
  ['destinationDetails', 'public', splitWords`/destination/share /destination`],
  ['topDestinations', 'public', splitWords`/top-destination`],
  ['errors', 'public', splitWords`/errors`],
  [
    'mainApp',
    'public',
    splitWords`
      /login /sso /social /signup /forgotpassword /newPassword /verify /expired /expiry
      /agency-terms-and-conditions/7 /user-terms-and-conditions /privacy-policy /cookies-policy /disclaimer
      /subscription /deal-link /url/7 /disapproveProposal /allowAgentProposal /cancellation-policy
      /cancellation-policy/royal-caribbean /cancellation-policy/carnival /cancellation-policy/mcl
      /cancellation-policy/celebrity /cancellation-policy/disney
    `,
  ],
  [
    'mainApp',
    'booking',
    splitWords`
      /booknow/hotels /booknow/hotels/search /booknow/hotels/search-details /booknow/hotels/checkout
      /booknow/hotels/confirm-payment /booknow/hotels/deal/7 /booknow/hotels/hotel-details /hotel-details
      /booknow/cars /booknow/cars/search /booknow/cars/result-details /booknow/cars/reservation-details
      /booknow/cars/checkout /booknow/cars/confirm-payment /booknow/activities /booknow/activities/search
      /booknow/activities/result-details/7 /booknow/activities/bookings/checkout
      /booknow/activities/confirmation/7 /booknow/cruise /booknow/cruise/search /booknow/cruise/search-details
      /booknow/cruise/checkout /booknow/cruise/confirmation/7 /booknow/flights /booknow/flights/search
      /booknow/flights/search-details /booknow/flights/reservation-details /booknow/flights/checkout
      /booknow/flights/confirmation /booknow/flights/flight-details /flight-details
    `,
  ],
  [
    'resort',
    'booking',
    splitWords`
      /booknow/resort /booknow/resort/search /booknow/resort/details /booknow/resort/checkout
    `,
  ],
  [
    'mainApp',
    'guarded',
    splitWords`
      /mytrip/dashboard /mytrip/mytrips /mytrip/profile /mytrip/support /mytrip/wallet/ /dashboard
      /settings/profile /settings/website/ /settings/support /settings/agency /settings/payment
      /settings/product /wallet/details/ /users/clients /users/agents/view /users/agents/view/7 /bookings
      /proposals /applications /customize-theme /xenipay /support /searches
    `,
  ],
] as const;

/** Each path with what shows it, and for whom. */
const NAMED_PATHS = PATHS.flatMap(([handledBy, access, paths]) =>
  paths.map((path) => [path, handledBy, access] as const),
);

// @rule 2.4, 2.6, 2.7, 2.26
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

// @rule 2.1
describe('matchPath', () => {
  it.each([
    ...splitWords`
      /nowhere /Login /about/us /agency-terms-and-conditions /cancellation-policy/unknown /booknow /booknow/trains
      /search /url //about about /__proto__ /constructor
    `,
    '',
  ])('has nothing at %j', (path) => {
    expect(matchPath(path)).toBeUndefined();
  });

  it('knows unnamed paths below a service, an account or a part of the agents’ work', () => {
    for (const path of splitWords`/booknow/hotels/map /mytrip/friends /settings/team /users/sub-agents`) {
      expect(matchPath(path)?.handledBy, path).toBe('mainApp');
    }
    expect(matchPath('/booknow/resort/map')?.handledBy).toBe('resort');
  });

  it.each([
    ['home', splitWords`/`],
    ['about', splitWords`/about`],
    ['faq', splitWords`/faqs`],
    ['errors', splitWords`/errors`],
    ['login', splitWords`/login /signup /forgotpassword /newPassword /newPassword/token /expired /expiry /logout`],
    ['authentication', splitWords`/sso /social/callback /verify`],
    ['blog', splitWords`/blog`],
    ['destination', splitWords`/destination /destination/share /top-destination`],
    ['legal', splitWords`/privacy-policy /cookies-policy /disclaimer`],
    ['terms', splitWords`/user-terms-and-conditions /agency-terms-and-conditions/7`],
    ['subscription', splitWords`/subscription`],
    ['cancellation-policy', splitWords`/cancellation-policy /cancellation-policy/disney`],
    ['deal-link', splitWords`/deal-link /url/7`],
    ['proposal', splitWords`/disapproveProposal /allowAgentProposal`],
    ['booking', splitWords`/hotel-details /booknow/resort`],
    ['account', splitWords`/mytrip/wallet`],
    ['agent', splitWords`/dashboard /wallet/details`],
  ] as const)('counts among the pages of the family %s: %s', (family, paths) => {
    for (const path of paths) expect(matchPath(path)?.family, path).toBe(family);
  });
});

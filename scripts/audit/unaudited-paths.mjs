/** @import { PagePath, ConcretePath } from '@livery/contract/navigation/page-path' */

const FOLLOWED_REASON = 'opened by following links from the pages of the list';
const PAID_REASON = 'needs a paid booking';
const REDIRECT = 'leads on at once, or to a page that is not there';

/** @param {ConcretePath} path */
const sameScreenAs = (path) => `the same screen as ${path}`;

/**
 * The paths of the catalogue that the audit's lists do not open, with the reason.
 * Every other path has an entry in those lists (reference/tests/remotes/path-catalogue.test.ts).
 *
 * @satisfies {Readonly<Partial<Record<PagePath, string>>>}
 */
export const UNAUDITED_PATHS = {
  '/blog/share': sameScreenAs('/blog'),
  '/destination/share': sameScreenAs('/destination/lisbon'),
  '/destination': REDIRECT,
  '/cookies-policy': sameScreenAs('/privacy-policy'),
  '/disclaimer': sameScreenAs('/privacy-policy'),
  '/agency-terms-and-conditions/{id}': sameScreenAs('/user-terms-and-conditions'),
  '/cancellation-policy/royal-caribbean': sameScreenAs('/cancellation-policy/mcl'),
  '/cancellation-policy/carnival': sameScreenAs('/cancellation-policy/mcl'),
  '/cancellation-policy/celebrity': sameScreenAs('/cancellation-policy/mcl'),
  '/cancellation-policy/disney': sameScreenAs('/cancellation-policy/mcl'),
  '/expiry': sameScreenAs('/expired'),
  '/sso': REDIRECT,
  '/social': REDIRECT,
  '/url/{id}': REDIRECT,
  '/disapproveProposal': 'needs the token of an e-mail',
  '/allowAgentProposal': 'needs the token of an e-mail',
  '/booknow/hotels/checkout': FOLLOWED_REASON,
  '/booknow/hotels/confirm-payment': PAID_REASON,
  '/booknow/hotels/deal/{proposalId}': sameScreenAs('/booknow/hotels/search-details'),
  '/booknow/hotels/hotel-details': sameScreenAs('/booknow/hotels/search-details'),
  '/hotel-details': sameScreenAs('/booknow/hotels/search-details'),
  '/booknow/cars/result-details': FOLLOWED_REASON,
  '/booknow/cars/reservation-details': FOLLOWED_REASON,
  '/booknow/cars/checkout': sameScreenAs('/booknow/hotels/checkout'),
  '/booknow/cars/confirm-payment': PAID_REASON,
  '/booknow/activities/result-details/{productCode}': FOLLOWED_REASON,
  '/booknow/activities/bookings/checkout': sameScreenAs('/booknow/hotels/checkout'),
  '/booknow/activities/confirmation/{referenceNumber}': PAID_REASON,
  '/booknow/cruise/search-details': FOLLOWED_REASON,
  '/booknow/cruise/checkout': sameScreenAs('/booknow/hotels/checkout'),
  '/booknow/cruise/confirmation/{referenceNumber}': PAID_REASON,
  '/booknow/flights/search-details': FOLLOWED_REASON,
  '/booknow/flights/reservation-details': FOLLOWED_REASON,
  '/booknow/flights/checkout': FOLLOWED_REASON,
  '/booknow/flights/confirmation': PAID_REASON,
  '/booknow/flights/flight-details': sameScreenAs('/booknow/flights/search-details'),
  '/flight-details': sameScreenAs('/booknow/flights/search-details'),
  '/booknow/resort/details': FOLLOWED_REASON,
  '/booknow/resort/checkout': FOLLOWED_REASON,
  '/mytrip': REDIRECT,
  '/settings': REDIRECT,
  '/wallet': REDIRECT,
  '/users/agents/view/{id}': FOLLOWED_REASON,
  '/users/agents': REDIRECT,
  '/users': REDIRECT,
  '/customize-theme': REDIRECT,
  '/xenipay': REDIRECT,
  '/support': REDIRECT,
};

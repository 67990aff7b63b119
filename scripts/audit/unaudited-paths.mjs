/** @import { PagePath, ConcretePath } from '@livery/contract/navigation/page-path' */

const FOLLOWED = 'opened by following links from the pages of the list';
const PAID = 'needs a paid booking';
const REDIRECT = 'leads on at once, or to a page that is not there';

/** @param {ConcretePath} path */
const like = (path) => `the same screen as ${path}`;

/**
 * The paths of the catalogue that the audit's lists do not open, with the reason.
 * Every other path has an entry in those lists (reference/tests/remotes/path-catalogue.test.ts).
 *
 * @satisfies {Readonly<Partial<Record<PagePath, string>>>}
 */
export const UNAUDITED_PATHS = {
  '/blog/share': like('/blog'),
  '/destination/share': like('/destination/lisbon'),
  '/destination': REDIRECT,
  '/cookies-policy': like('/privacy-policy'),
  '/disclaimer': like('/privacy-policy'),
  '/agency-terms-and-conditions/{id}': like('/user-terms-and-conditions'),
  '/cancellation-policy/royal-caribbean': like('/cancellation-policy/mcl'),
  '/cancellation-policy/carnival': like('/cancellation-policy/mcl'),
  '/cancellation-policy/celebrity': like('/cancellation-policy/mcl'),
  '/cancellation-policy/disney': like('/cancellation-policy/mcl'),
  '/expiry': like('/expired'),
  '/sso': REDIRECT,
  '/social': REDIRECT,
  '/url/{id}': REDIRECT,
  '/disapproveProposal': 'needs the token of an e-mail',
  '/allowAgentProposal': 'needs the token of an e-mail',
  '/booknow/hotels/checkout': FOLLOWED,
  '/booknow/hotels/confirm-payment': PAID,
  '/booknow/hotels/deal/{proposalId}': like('/booknow/hotels/search-details'),
  '/booknow/hotels/hotel-details': like('/booknow/hotels/search-details'),
  '/hotel-details': like('/booknow/hotels/search-details'),
  '/booknow/cars/result-details': FOLLOWED,
  '/booknow/cars/reservation-details': FOLLOWED,
  '/booknow/cars/checkout': like('/booknow/hotels/checkout'),
  '/booknow/cars/confirm-payment': PAID,
  '/booknow/activities/result-details/{productCode}': FOLLOWED,
  '/booknow/activities/bookings/checkout': like('/booknow/hotels/checkout'),
  '/booknow/activities/confirmation/{referenceNumber}': PAID,
  '/booknow/cruise/search-details': FOLLOWED,
  '/booknow/cruise/checkout': like('/booknow/hotels/checkout'),
  '/booknow/cruise/confirmation/{referenceNumber}': PAID,
  '/booknow/flights/search-details': FOLLOWED,
  '/booknow/flights/reservation-details': FOLLOWED,
  '/booknow/flights/checkout': FOLLOWED,
  '/booknow/flights/confirmation': PAID,
  '/booknow/flights/flight-details': like('/booknow/flights/search-details'),
  '/flight-details': like('/booknow/flights/search-details'),
  '/booknow/resort/details': FOLLOWED,
  '/booknow/resort/checkout': FOLLOWED,
  '/mytrip': REDIRECT,
  '/settings': REDIRECT,
  '/wallet': REDIRECT,
  '/users/agents/view/{id}': FOLLOWED,
  '/users/agents': REDIRECT,
  '/users': REDIRECT,
  '/customize-theme': REDIRECT,
  '/xenipay': REDIRECT,
  '/support': REDIRECT,
};

import { AGENT_PAGES } from './agent-pages.mjs';
import { changeAgency, follow, settle, submitEmpty } from './page-actions.mjs';
import {
  asPerson,
  BOOKED_BRANDS,
  CARD,
  dayAhead,
  followingLinks,
  HOTELS,
  ONWARD_LINKS,
  withErrors,
} from './remote-steps.mjs';

/** @import { Address, AuditedPage } from './audited-pages.mjs' */

/** @type {Address} */
const CARS = `/booknow/cars/search?pickUp=Lisbon&pickupLatitude=38.77&pickupLongitude=-9.13&pickUpDateTime=${dayAhead(5)}T11:00&returnDateTime=${dayAhead(8)}T11:00`;
/** @type {Address} */
const ACTIVITIES = `/booknow/activities/search?place=Lisbon&latitude=38.7223&longitude=-9.1393&date=${dayAhead(5)}`;
/** @type {Address} */
const FLIGHTS = `/booknow/flights/search?from=LIS&to=OSL&departure=${dayAhead(15)}&return=${dayAhead(22)}&adults=2&children=1`;
/** @type {Address} */
const CRUISES = '/booknow/cruise/search?adults=2';
/** @type {Address} */
const RESORTS = `/booknow/resort/search?place=Bali&lat=-8.69&lon=115.17&checkIn=${dayAhead(20)}&checkOut=${dayAhead(23)}`;

const resorts = changeAgency({ bookingMenuItemOptions: [{ title: 'Resorts', active: true }] });
const destinations = changeAgency({ displayTopDestinations: true });
/** Marigold sells no flights, and no cruises. */
const SOLD_BRANDS = { brands: ['aurora', 'noir'] };

let heldResorts = 0;

/** @type {readonly AuditedPage[]} */
const SIGN_IN = [
  { name: 'log in', path: '/login', ready: settle },
  { name: 'log in: errors', path: '/login', ready: withErrors() },
  { name: 'sign up: errors', path: '/signup', ready: withErrors() },
  { name: 'forgotten password', path: '/forgotpassword', ready: settle },
  { name: 'new password: errors', path: '/newPassword?token=abc', ready: withErrors() },
  { name: 'verify', path: '/verify?token=abc', ready: settle },
  { name: 'link used up', path: '/verify', ready: settle },
  { name: 'expired', path: '/expired', ready: settle },
  { name: 'cancellation policies', path: '/cancellation-policy', ready: settle },
  { name: 'cancellation policy', path: '/cancellation-policy/mcl', ready: settle },
  { name: 'privacy policy', path: '/privacy-policy', ready: settle },
  { name: 'terms', path: '/user-terms-and-conditions', ready: settle },
];

/** @type {readonly AuditedPage[]} */
const CONTENT = [
  { name: 'manage booking, errors', path: '/manage-booking', ready: withErrors() },
  { name: 'blog', path: '/blog', ready: settle },
  { name: 'story', path: '/blog/northern-lights-without-the-crowds', ready: settle },
  { name: 'story missing', path: '/blog/nowhere', ready: settle },
  { name: 'top destinations', path: '/top-destination', before: destinations, ready: settle },
  { name: 'destination', path: '/destination/lisbon', before: destinations, ready: settle },
];

const TRAVELLER = asPerson('traveller', [
  { name: 'traveller: dashboard', path: '/mytrip/dashboard', ready: settle },
  { name: 'traveller: trips', path: '/mytrip/mytrips', ...BOOKED_BRANDS, ready: settle },
  { name: 'traveller: trip', path: '/mytrip/mytrips', ...BOOKED_BRANDS, ready: followingLinks(CARD) },
  { name: 'traveller: profile', path: '/mytrip/profile', ready: settle },
  { name: 'traveller: support, errors', path: '/mytrip/support', ready: withErrors() },
]);

const REWARDED_PAGES = asPerson('rewarded', [
  { name: 'rewarded: trips', path: '/mytrip/mytrips', ready: settle },
  { name: 'rewarded: wallet', path: '/mytrip/wallet', ready: settle },
]);

const BOOKING = asPerson('traveller', [
  { name: 'hotels: search, errors', path: '/booknow/hotels', ready: withErrors() },
  { name: 'hotels: results', path: `${HOTELS}&f-stars=4`, ready: settle },
  { name: 'hotels: details', path: HOTELS, ready: followingLinks(CARD) },
  { name: 'hotels: checkout, errors', path: HOTELS, ready: withErrors(CARD, ONWARD_LINKS) },
  { name: 'cars: search', path: '/booknow/cars', ready: settle },
  { name: 'cars: results', path: CARS, ready: settle },
  { name: 'cars: details', path: CARS, ready: followingLinks(CARD) },
  { name: 'cars: reservation', path: CARS, ready: followingLinks(CARD, ONWARD_LINKS) },
  { name: 'activities: search', path: '/booknow/activities', ready: settle },
  { name: 'activities: results', path: ACTIVITIES, ready: settle },
  { name: 'activities: details', path: ACTIVITIES, ready: followingLinks(CARD) },
  { name: 'flights: search', path: '/booknow/flights', ...SOLD_BRANDS, ready: settle },
  { name: 'flights: results', path: FLIGHTS, ...SOLD_BRANDS, ready: settle },
  { name: 'flights: reservation', path: FLIGHTS, ...SOLD_BRANDS, ready: followingLinks(CARD, ONWARD_LINKS) },
  { name: 'flights: checkout', path: FLIGHTS, ...SOLD_BRANDS, ready: followingLinks(CARD, ONWARD_LINKS, ONWARD_LINKS) },
  { name: 'cruises: search', path: '/booknow/cruise', ...SOLD_BRANDS, ready: settle },
  { name: 'cruises: results', path: CRUISES, ...SOLD_BRANDS, ready: settle },
  { name: 'cruises: details', path: CRUISES, ...SOLD_BRANDS, ready: followingLinks(CARD) },
  { name: 'resorts: search', path: '/booknow/resort', before: resorts, ready: settle },
  { name: 'resorts: results', path: RESORTS, before: resorts, ready: settle },
  { name: 'resorts: details', path: RESORTS, before: resorts, ready: followingLinks(CARD) },
  {
    name: 'resorts: checkout, errors',
    path: RESORTS,
    before: resorts,
    async ready(page) {
      await settle(page);
      // A hold outlasts its page, so each page holds a different resort.
      await follow(page, CARD, (heldResorts += 1));
      await follow(page, 'main article button');
      await submitEmpty(page);
    },
  },
  { name: 'offer missing', path: '/booknow/hotels/search-details?hotelId=nowhere', ready: settle },
]);

/** @type {readonly AuditedPage[]} The pages of the reference remotes as visitors meet them. */
export const REMOTE_PAGES = [...SIGN_IN, ...CONTENT, ...TRAVELLER, ...REWARDED_PAGES, ...AGENT_PAGES, ...BOOKING];

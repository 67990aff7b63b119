import { changeAgency, follow, press, settle, submitEmpty } from './page-actions.mjs';

/** @import { Page } from '@playwright/test' */
/** @import { Address, AuditedPage } from './audited-pages.mjs' */

const DAY = 86_400_000;
/** @param {number} ahead so many days from today */
const day = (ahead) => new Date(Date.now() + ahead * DAY).toISOString().slice(0, 10);

/** @type {Address} */
const HOTELS = `/booknow/hotels/search?place=Lisbon&lat=38.7223&long=-9.1393&checkIn=${day(20)}&checkOut=${day(22)}&guests=2-1.7`;
/** @type {Address} */
const CARS = `/booknow/cars/search?pickUp=Lisbon&pickupLatitude=38.77&pickupLongitude=-9.13&pickUpDateTime=${day(5)}T11:00&returnDateTime=${day(8)}T11:00`;
/** @type {Address} */
const ACTIVITIES = `/booknow/activities/search?place=Lisbon&latitude=38.7223&longitude=-9.1393&date=${day(5)}`;
/** @type {Address} */
const FLIGHTS = `/booknow/flights/search?from=LIS&to=OSL&departure=${day(15)}&return=${day(22)}&adults=2&children=1`;
/** @type {Address} */
const CRUISES = '/booknow/cruise/search?adults=2';
/** @type {Address} */
const RESORTS = '/booknow/resort/search?place=Bali&lat=-8.69&lon=115.17';

const CARD = 'main article a[href]';
const ROW = 'main [role="rowheader"] a[href]';
const ONWARDS = 'main a[href*="/reservation-details?"], main a[href*="/checkout?"]';

const resorts = changeAgency({ bookingMenuItemOptions: [{ title: 'Resorts', active: true }] });
const destinations = changeAgency({ displayTopDestinations: true });
/** Other agencies have no earlier bookings. */
const BOOKED = { brands: ['aurora'] };

/** Marigold sells no flights, and no cruises. */
const SOLD = { brands: ['aurora', 'noir'] };

let heldResorts = 0;

/** @type {(page: Page) => Promise<unknown>} */
const manyClients = (page) =>
  page.route('**/api/reference/clients', (route) => {
    const names = { firstName: 'Chiara', email: 'chiara@mail.example' };
    const client = { ...names, country: 'IT', since: '2025-02-03', bookings: 2 };
    const data = Array.from({ length: 60 }, (_, at) => ({ ...client, id: `c-${at}`, lastName: `Monti ${at}` }));
    return route.fulfill({ json: { data } });
  });

/** @type {(...links: readonly string[]) => (page: Page) => Promise<void>} */
const through =
  (...links) =>
  async (page) => {
    await settle(page);
    for (const link of links) await follow(page, link);
  };

/** @type {(...links: readonly string[]) => (page: Page) => Promise<void>} */
const withErrors =
  (...links) =>
  async (page) => {
    await through(...links)(page);
    await submitEmpty(page);
  };

/** @type {(button: string) => (page: Page) => Promise<void>} */
const pressed = (button) => async (page) => {
  await settle(page);
  await press(page, button);
};

/** @type {(person: string, pages: readonly Omit<AuditedPage, 'person'>[]) => readonly AuditedPage[]} */
const as = (person, pages) => pages.map((page) => ({ ...page, person }));

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

const TRAVELLER = as('traveller', [
  { name: 'traveller: dashboard', path: '/mytrip/dashboard', ready: settle },
  { name: 'traveller: trips', path: '/mytrip/mytrips', ...BOOKED, ready: settle },
  { name: 'traveller: trip', path: '/mytrip/mytrips', ...BOOKED, ready: through(CARD) },
  { name: 'traveller: profile', path: '/mytrip/profile', ready: settle },
  { name: 'traveller: support, errors', path: '/mytrip/support', ready: withErrors() },
]);

const REWARDED = as('rewarded', [
  { name: 'rewarded: trips', path: '/mytrip/mytrips', ready: settle },
  { name: 'rewarded: wallet', path: '/mytrip/wallet', ready: settle },
]);

const AGENT = as('agent', [
  { name: 'agent: command center', path: '/dashboard', ready: settle },
  { name: 'agent: clients', path: '/users/clients', ready: settle },
  { name: 'agent: many clients', path: '/users/clients?page=3', before: manyClients, ready: settle },
  { name: 'agent: new client', path: '/users/clients', ready: pressed('main h1 + * button') },
  { name: 'agent: client', path: '/users/clients', ready: through(ROW) },
  { name: 'agent: agents', path: '/users/agents/view', ready: settle },
  { name: 'agent: agent', path: '/users/agents/view', ready: through(ROW) },
  { name: 'agent: bookings', path: '/bookings', ...BOOKED, ready: settle },
  { name: 'agent: booking', path: '/bookings', ...BOOKED, ready: through(ROW) },
  { name: 'agent: proposals', path: '/proposals', ready: settle },
  { name: 'agent: new proposal, errors', path: '/proposals/new', ready: withErrors() },
  { name: 'agent: deal link', path: '/deal-link', ready: settle },
  { name: 'agent: wallet', path: '/wallet/details', ready: settle },
  { name: 'agent: support', path: '/settings/support', ready: settle },
  { name: 'agent: prices', path: HOTELS, ready: settle },
]);

const OWNER = as('owner', [
  { name: 'owner: agency', path: '/settings/agency', ready: settle },
  { name: 'owner: website', path: '/settings/website', ready: settle },
  { name: 'owner: profile', path: '/settings/profile', ready: settle },
  { name: 'owner: payment', path: '/settings/payment', ready: settle },
  { name: 'owner: products', path: '/settings/product', ready: settle },
  { name: 'owner: searches', path: '/searches', ready: settle },
  { name: 'owner: applications', path: '/applications', ready: settle },
  { name: 'owner: subscription', path: '/subscription', ready: settle },
]);

const BOOKING = as('traveller', [
  { name: 'hotels: search, errors', path: '/booknow/hotels', ready: withErrors() },
  { name: 'hotels: results', path: `${HOTELS}&f-stars=4`, ready: settle },
  { name: 'hotels: details', path: HOTELS, ready: through(CARD) },
  { name: 'hotels: checkout, errors', path: HOTELS, ready: withErrors(CARD, ONWARDS) },
  { name: 'cars: search', path: '/booknow/cars', ready: settle },
  { name: 'cars: results', path: CARS, ready: settle },
  { name: 'cars: details', path: CARS, ready: through(CARD) },
  { name: 'cars: reservation', path: CARS, ready: through(CARD, ONWARDS) },
  { name: 'activities: search', path: '/booknow/activities', ready: settle },
  { name: 'activities: results', path: ACTIVITIES, ready: settle },
  { name: 'activities: details', path: ACTIVITIES, ready: through(CARD) },
  { name: 'flights: search', path: '/booknow/flights', ...SOLD, ready: settle },
  { name: 'flights: results', path: FLIGHTS, ...SOLD, ready: settle },
  { name: 'flights: reservation', path: FLIGHTS, ...SOLD, ready: through(CARD, ONWARDS) },
  { name: 'flights: checkout', path: FLIGHTS, ...SOLD, ready: through(CARD, ONWARDS, ONWARDS) },
  { name: 'cruises: search', path: '/booknow/cruise', ...SOLD, ready: settle },
  { name: 'cruises: results', path: CRUISES, ...SOLD, ready: settle },
  { name: 'cruises: details', path: CRUISES, ...SOLD, ready: through(CARD) },
  { name: 'resorts: search', path: '/booknow/resort', before: resorts, ready: settle },
  { name: 'resorts: results', path: RESORTS, before: resorts, ready: settle },
  { name: 'resorts: details', path: RESORTS, before: resorts, ready: through(CARD) },
  {
    name: 'resorts: checkout, errors',
    path: RESORTS,
    before: resorts,
    async ready(page) {
      await settle(page);
      // A hold outlasts its page: each holds another resort.
      await follow(page, CARD, (heldResorts += 1));
      await follow(page, 'main article button');
      await submitEmpty(page);
    },
  },
  { name: 'offer missing', path: '/booknow/hotels/search-details?hotelId=nowhere', ready: settle },
]);

/** @type {readonly AuditedPage[]} The pages of the reference remotes as visitors meet them. */
export const REMOTE_PAGES = [...SIGN_IN, ...CONTENT, ...TRAVELLER, ...REWARDED, ...AGENT, ...OWNER, ...BOOKING];

import type { Shell } from '../../src/application/shell.ts';

/** A call of rules §7, who makes it, and what makes them. */
export interface Row {
  /** As rules §7 writes it, or as the sandbox does where it is outside of it. */
  readonly call: string;
  /** The port and its method, such as `agencies.read`. */
  readonly method: string;
  /** Whose good answer it waits for. */
  readonly after?: string;
  /** The live value that shows the answer, where there is one. */
  readonly shown?: string;
  /** @param resort the id of a resort */
  ask(shell: Shell, resort: string): unknown;
}

const signal = new AbortController().signal;
const NOWHERE = () => undefined;
const PLACE = { latitude: 4.17, longitude: 73.5 };

/** Every call that the shell makes (rules §7); signing in comes first, for the rest is asked by whoever has signed in. */
export const SECTION_SEVEN: readonly Row[] = [
  {
    call: 'POST /api/user/login',
    method: 'signIn.signIn',
    ask: ({ session }) => session.signIn({ email: 'agent@aurora.example', password: 'welcome' }, signal),
  },
  { call: 'GET /api/agency', method: 'agencies.read', shown: 'agency.state', ask: (shell) => shell.start() },
  {
    call: 'GET /api/multi-currency/exchange',
    method: 'rates.read',
    shown: 'market.rates',
    ask: NOWHERE,
    after: 'start',
  },
  { call: 'GET /api/agency/languages', method: 'languages.enabled', ask: NOWHERE, after: 'start' },
  { call: 'GET /api/user/profile', method: 'profiles.read', shown: 'session.profile', ask: NOWHERE, after: 'start' },
  { call: 'GET /api/user/agent-data', method: 'profiles.loadAgentData', ask: NOWHERE, after: 'profiles.read' },
  {
    call: 'GET /api/user/changeLanguage/de',
    method: 'languages.remember',
    ask: ({ market }) => market.chooseLanguage('de'),
  },
  {
    call: 'GET /api/admin/country/enableCurrencies',
    method: 'currencySource.enabled',
    shown: 'market.enabledCurrencies',
    ask: ({ market }) => market.loadCurrencies(),
  },
  {
    call: 'GET /api/agency/navigations',
    method: 'navigation.read',
    shown: 'navigation.sideNavigation',
    ask: ({ navigation }) => navigation.load(),
  },
  {
    call: 'GET /api/agency/about-us',
    method: 'content.about',
    shown: 'content.about',
    ask: ({ content }) => content.loadAbout(),
  },
  {
    call: 'GET /api/agency/faqs',
    method: 'content.faq',
    shown: 'content.faq',
    ask: ({ content }) => content.loadFaq(),
  },
  {
    call: 'GET /api/getCurrentPaymentGateway',
    method: 'platform.paymentGateway',
    shown: 'platform.paymentGateway',
    ask: ({ platform }) => platform.paymentGateway(),
  },
  {
    call: 'GET /api/code',
    method: 'platform.countryCodes',
    shown: 'platform.countryCodes',
    ask: ({ platform }) => platform.countryCodes(),
  },
  {
    call: 'GET /api/admin/country/enable',
    method: 'platform.enabledCountries',
    shown: 'platform.enabledCountries',
    ask: ({ platform }) => platform.enabledCountries(),
  },
  {
    call: 'GET /api/hotel/deals/hotel-search',
    method: 'deals.hotels',
    shown: 'deals.hotels.state',
    ask: ({ deals }) => deals.hotels.load(),
  },
  {
    call: 'GET /api/activity/deals/activity-search',
    method: 'deals.activities',
    shown: 'deals.activities.state',
    ask: ({ deals }) => deals.activities.load(),
  },
  {
    call: 'GET /api/car-rental/deals/car-search',
    method: 'deals.cars',
    shown: 'deals.cars.state',
    ask: ({ deals }) => deals.cars.load(),
  },
  {
    call: 'POST /api/v2/hotel/auto-suggest',
    method: 'places.hotels',
    shown: 'trip.hotels.state',
    ask: ({ trip }) => trip.hotels.type('lis'),
  },
  {
    call: 'GET /api/flight/airports',
    method: 'places.airports',
    shown: 'trip.airports.state',
    ask: ({ trip }) => trip.airports.type('lis'),
  },
  {
    call: 'POST /api/activities/destinations',
    method: 'places.activities',
    shown: 'trip.activities.state',
    ask: ({ trip }) => trip.activities.type('lis'),
  },
  {
    call: 'POST /api/car-rental/auto-suggest',
    method: 'places.cars',
    shown: 'trip.cars.state',
    ask: ({ trip }) => trip.cars.type('lis'),
  },
  {
    call: 'GET /api/cruise/ship-lines',
    method: 'places.shipLines',
    shown: 'trip.shipLines',
    ask: ({ trip }) => trip.loadShipLines(),
  },
  {
    call: 'GET /api/car-rental/findCountries/EN',
    method: 'places.carCountries',
    shown: 'trip.carCountries',
    ask: ({ trip }) => trip.loadCarCountries(),
  },
  { call: 'GET /search', method: 'resorts.search', ask: ({ resorts }) => resorts.search('mal', signal) },
  {
    call: 'POST /properties/deals',
    method: 'resorts.deals',
    shown: 'resorts.deals',
    ask: ({ resorts }) => resorts.findDeals(PLACE),
  },
  {
    call: 'GET /properties/availability',
    method: 'resorts.availability',
    ask: ({ resorts }, resort) => resorts.availability(resort, signal),
  },
  {
    call: 'GET /properties/hold-check',
    method: 'resorts.holdCheck',
    ask: ({ resorts }) => resorts.checkHold(signal).then(() => resorts.release(signal)),
  },
  { call: 'PUT /itineraries', method: 'resorts.release', ask: NOWHERE, after: 'resorts.holdCheck' },
];

import type { Shell } from '../../src/application/shell.ts';

/** A call of rules §7, and the request to the shell that makes it. */
export interface Row {
  /** As written in rules §7, or as in the sandbox if it isn't in rules §7. */
  readonly call: string;
  /** The port and its method, such as `agencies.read`. */
  readonly method: string;
  /** The call that must succeed first. */
  readonly after?: string;
  /** The live value that shows the result, if any. */
  readonly shown?: string;
  /** @param resort the id of a resort */
  readonly request: (shell: Shell, resort: string) => unknown;
}

const signal = new AbortController().signal;
const NOWHERE = () => undefined;
const PLACE = { latitude: 4.17, longitude: 73.5 };

type Cells = readonly [Row['call'], Row['method'], shown: string | undefined, Row['request'], after?: string];

const ROWS: readonly Cells[] = [
  [
    'POST /api/user/login',
    'signIn.signIn',
    undefined,
    ({ session }) => session.signIn({ email: 'agent@aurora.example', password: 'welcome' }, signal),
  ],
  ['GET /api/agency', 'agencies.read', 'agency.state', (shell) => shell.start()],
  ['GET /api/multi-currency/exchange', 'rates.read', 'market.rates', NOWHERE, 'start'],
  ['GET /api/agency/languages', 'languages.enabled', undefined, NOWHERE, 'start'],
  ['GET /api/user/profile', 'profiles.read', 'session.profile', NOWHERE, 'start'],
  ['GET /api/user/agent-data', 'profiles.loadAgentData', undefined, NOWHERE, 'profiles.read'],
  ['GET /api/user/changeLanguage/de', 'languages.remember', undefined, ({ market }) => market.chooseLanguage('de')],
  [
    'GET /api/admin/country/enableCurrencies',
    'currencySource.enabled',
    'market.enabledCurrencies',
    ({ market }) => market.loadCurrencies(),
  ],
  [
    'GET /api/agency/navigations',
    'navigation.read',
    'navigation.sideNavigation',
    ({ navigation }) => navigation.load(),
  ],
  ['GET /api/agency/about-us', 'content.about', 'content.about', ({ content }) => content.loadAbout()],
  ['GET /api/agency/faqs', 'content.faq', 'content.faq', ({ content }) => content.loadFaq()],
  [
    'GET /api/getCurrentPaymentGateway',
    'platform.paymentGateway',
    'platform.paymentGateway',
    ({ platform }) => platform.paymentGateway(),
  ],
  ['GET /api/code', 'platform.countryCodes', 'platform.countryCodes', ({ platform }) => platform.countryCodes()],
  [
    'GET /api/admin/country/enable',
    'platform.enabledCountries',
    'platform.enabledCountries',
    ({ platform }) => platform.enabledCountries(),
  ],
  ['GET /api/hotel/deals/hotel-search', 'deals.hotels', 'deals.hotels.state', ({ deals }) => deals.hotels.load()],
  [
    'GET /api/activity/deals/activity-search',
    'deals.activities',
    'deals.activities.state',
    ({ deals }) => deals.activities.load(),
  ],
  ['GET /api/car-rental/deals/car-search', 'deals.cars', 'deals.cars.state', ({ deals }) => deals.cars.load()],
  ['POST /api/v2/hotel/auto-suggest', 'places.hotels', 'trip.hotels.state', ({ trip }) => trip.hotels.type('lis')],
  ['GET /api/flight/airports', 'places.flights', 'trip.flights.state', ({ trip }) => trip.flights.type('lis')],
  [
    'POST /api/activities/destinations',
    'places.activities',
    'trip.activities.state',
    ({ trip }) => trip.activities.type('lis'),
  ],
  ['POST /api/car-rental/auto-suggest', 'places.cars', 'trip.cars.state', ({ trip }) => trip.cars.type('lis')],
  ['GET /api/cruise/ship-lines', 'places.shipLines', 'trip.shipLines', ({ trip }) => trip.loadShipLines()],
  [
    'GET /api/car-rental/findCountries/EN',
    'places.carCountries',
    'trip.carCountries',
    ({ trip }) => trip.loadCarCountries(),
  ],
  ['GET /search', 'resorts.search', undefined, ({ resorts }) => resorts.search('mal', signal)],
  ['POST /properties/deals', 'resorts.deals', 'resorts.deals', ({ resorts }) => resorts.findDeals(PLACE)],
  [
    'GET /properties/availability',
    'resorts.availability',
    undefined,
    ({ resorts }, resort) => resorts.availability(resort, signal),
  ],
  [
    'GET /properties/hold-check',
    'resorts.holdCheck',
    undefined,
    ({ resorts }) => resorts.checkHold(signal).then(() => resorts.release(signal)),
  ],
  ['PUT /itineraries', 'resorts.release', undefined, NOWHERE, 'resorts.holdCheck'],
];

/** Every call that the shell makes (rules §7); signing in comes first, as the rest needs a session that is signed in. */
export const SECTION_SEVEN: readonly Row[] = ROWS.map(([call, method, shown, request, after]) => ({
  call,
  method,
  request,
  ...(shown === undefined ? {} : { shown }),
  ...(after === undefined ? {} : { after }),
}));

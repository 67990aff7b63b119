import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { Sources } from '../../../src/application/adapters.ts';
import {
  defaultActivitySearch,
  defaultCarSearch,
  defaultHotelSearch,
} from '../../../src/domain/deals/default-searches.ts';

/** A call of the shell: how it is made, and the request that it must send. */
export interface ExpectedCall {
  readonly send: (sources: Sources, signal: AbortSignal) => Promise<Result<unknown, CallFailure>>;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  /** Every parameter, decoded. */
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly service: 'api' | 'resort';
}

const HERE = {
  today: Temporal.PlainDate.from('2026-11-21'),
  sameDayDisallowed: false,
  where: { latitude: 25.2, longitude: 55.27 },
  searchString: 'Dubai & more',
};

const FROM_HOME = { isOTA: 'true', isHome: 'true', isFromDestination: 'false' };
const TYPED = { text: 'lis bão', isManageLocation: false };

const callOf =
  (service: ExpectedCall['service']) =>
  (
    [method, path]: readonly [ExpectedCall['method'], string],
    send: ExpectedCall['send'],
    sentCall: Pick<ExpectedCall, 'query' | 'body'> = {},
  ): ExpectedCall => ({ send, method, path, service, ...sentCall });

const [api, resort] = [callOf('api'), callOf('resort')];

/** Every call that the shell makes, in the order of rules §7; the last two are not in it. */
export const ALL_CALLS: readonly ExpectedCall[] = [
  api(['GET', '/api/agency'], ({ agencies }, signal) => agencies.read(signal)),
  api(['GET', '/api/agency/about-us'], ({ content }, signal) => content.about(signal)),
  api(['GET', '/api/agency/faqs'], ({ content }, signal) => content.faq(signal)),
  api(['GET', '/api/getCurrentPaymentGateway'], ({ platform }, signal) => platform.paymentGateway(signal)),
  api(['GET', '/api/code'], ({ platform }, signal) => platform.countryCodes(signal)),
  api(['GET', '/api/admin/country/enable'], ({ platform }, signal) => platform.enabledCountries(signal)),
  api(['GET', '/api/admin/country/enableCurrencies'], ({ currencySource }, signal) => currencySource.enabled(signal)),
  api(['GET', '/api/multi-currency/exchange'], ({ rates }, signal) => rates.read(signal)),
  api(['GET', '/api/agency/navigations'], ({ navigation }, signal) => navigation.read(signal)),
  api(['GET', '/api/agency/languages'], ({ languages }, signal) => languages.enabled(signal)),
  api(['GET', '/api/user/changeLanguage/sv'], ({ languages }, signal) => languages.remember('sv', signal)),
  api(
    ['POST', '/api/user/login'],
    ({ signIn }, signal) => signIn.signIn({ email: 'ada@aurora.example', password: 'wel come' }, signal),
    { body: { email: 'ada@aurora.example', password: 'wel come' } },
  ),
  api(['GET', '/api/hotel/deals/hotel-search'], ({ deals }, signal) => deals.hotels(defaultHotelSearch(HERE), signal), {
    query: {
      occupancies: '[{"numOfRoom":1,"numOfAdults":2,"numOfChildren":0,"childAges":[]}]',
      stayPeriod: '{"start":"2026-11-22","end":"2026-11-23"}',
      latitude: '25.2',
      longitude: '55.27',
      nationality: 'IN',
      destinationCountryCode: 'IN',
      currency: 'USD',
      radius: '15',
      searchString: 'Dubai & more',
      ...FROM_HOME,
    },
  }),
  api(
    ['GET', '/api/activity/deals/activity-search'],
    ({ deals }, signal) => deals.activities(defaultActivitySearch(HERE), signal),
    { query: { date: '2026-11-22', latitude: '25.2', longitude: '55.27', ...FROM_HOME } },
  ),
  api(['GET', '/api/car-rental/deals/car-search'], ({ deals }, signal) => deals.cars(defaultCarSearch(HERE), signal), {
    query: {
      age: '25',
      countryOfResidence: 'US',
      pickUpDateTime: '2026-11-22T11:00:00',
      pickupLatitude: '25.2',
      pickupLongitude: '55.27',
      returnDateTime: '2026-11-23T11:00:00',
      returnLatitude: '25.2',
      returnLongitude: '55.27',
      searchString: 'Dubai & more',
      ...FROM_HOME,
    },
  }),
  api(['GET', '/api/cruise/ship-lines'], ({ places }, signal) => places.shipLines(signal)),
  api(['POST', '/api/v2/hotel/auto-suggest'], ({ places }, signal) => places.hotels(TYPED.text, signal), {
    body: TYPED,
  }),
  api(['GET', '/api/flight/airports'], ({ places }, signal) => places.flights('são & lis', signal), {
    query: { search: 'são & lis' },
  }),
  api(['POST', '/api/activities/destinations'], ({ places }, signal) => places.activities(TYPED.text, signal), {
    body: TYPED,
  }),
  api(['POST', '/api/car-rental/auto-suggest'], ({ places }, signal) => places.cars(TYPED.text, signal), {
    body: TYPED,
  }),
  api(['GET', '/api/car-rental/findCountries/EN'], ({ places }, signal) => places.carCountries(signal)),
  resort(['GET', '/search'], ({ resorts }, signal) => resorts.search('palm & sand', signal), {
    query: { key: 'palm & sand' },
  }),
  resort(
    ['POST', '/properties/deals'],
    ({ resorts }, signal) => resorts.deals({ body: { lat: 4.17, lon: 73.5 }, currency: 'EUR' }, signal),
    { query: { currency: 'EUR' }, body: { lat: 4.17, lon: 73.5 } },
  ),
  resort(['GET', '/properties/hold-check'], ({ resorts }, signal) => resorts.holdCheck(signal)),
  resort(
    ['PUT', '/itineraries'],
    ({ resorts }, signal) => resorts.release({ reference: 'RES/1 &', status: 'RELEASE' }, signal),
    { query: { reference_number: 'RES/1 &', status: 'RELEASE' } },
  ),
  resort(['GET', '/properties/availability'], ({ resorts }, signal) => resorts.availability('R&1', signal), {
    query: { property_id: 'R&1' },
  }),
  api(['GET', '/api/user/profile'], ({ profiles }, signal) => profiles.read(signal)),
  api(['GET', '/api/user/agent-data'], ({ profiles }, signal) => profiles.loadAgentData(signal)),
];

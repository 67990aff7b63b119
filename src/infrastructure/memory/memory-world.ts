import {
  carCountries,
  enabledCountriesOf,
  enabledCurrenciesOf,
  languagesOf,
  paymentGatewayOf,
} from '../../../sandbox/world/agencies/agency-market.ts';
import { navigationsOf } from '../../../sandbox/world/agencies/agency-navigation.ts';
import { agencyOfHost, subdomainOfHost } from '../../../sandbox/world/agencies/agency-of-host.ts';
import { aboutOf, faqsOf } from '../../../sandbox/world/content/agency-content.ts';
import { activityDeals } from '../../../sandbox/world/deals/activity-deals.ts';
import { carDeals } from '../../../sandbox/world/deals/car-deals.ts';
import { hotelDeals } from '../../../sandbox/world/deals/hotel-deals.ts';
import { COUNTRIES } from '../../../sandbox/world/geo/countries.ts';
import { suggestAirports, suggestCarPlaces, suggestPlaces } from '../../../sandbox/world/geo/suggest-places.ts';
import { SHIP_LINES } from '../../../sandbox/world/offers/ship-lines.ts';
import policies from '../../../sandbox/world/policies.json' with { type: 'json' };
import rates from '../../../sandbox/world/rates.json' with { type: 'json' };
import type { ResponseStatus } from '../../application/session/request-interceptor.port.ts';
import type { ActivityDealSearch, CarDealSearch, HotelDealSearch, Occupancy } from '../../domain/deals/deal-search.ts';
import { memoryPeople } from './memory-people.ts';
import { memoryResorts } from './memory-resorts.ts';

interface Needs {
  /** The agency's, with or without a port. */
  readonly host: string;
  readonly seed: number;
  readonly now: () => Temporal.Instant;
  /** Called with the status of each response to a token. */
  readonly onResponse: (status: ResponseStatus) => void;
}

export type MemoryWorld = ReturnType<typeof memoryWorld>;

/** The sandbox's demo world as wire answers, without a server in between (decision 6). */
export function memoryWorld({ host, seed, now, onResponse }: Needs) {
  const hostname = host.replace(/:\d+$/, '');
  const subdomain = subdomainOfHost(hostname) ?? '';
  const seeded = { seed, origin: '' };
  return {
    agency: () => ({ agency: agencyOfHost(hostname) }),
    about: () => ({ data: [aboutOf(subdomain)] }),
    faq: () => ({ data: [faqsOf(subdomain)] }),
    paymentGateway: () => ({ CurrentPayment: paymentGatewayOf(subdomain) }),
    countryCodes: () => ({ data: COUNTRIES }),
    enabledCountries: () => ({ data: enabledCountriesOf(subdomain) }),
    enabledCurrencies: () => ({ data: enabledCurrenciesOf(subdomain) }),
    rates: () => rates,
    navigations: () => ({ agencyNavigation: navigationsOf(subdomain) }),
    languages: () => ({ languages: languagesOf(subdomain) }),
    hotels: ({ latitude, longitude, radius, ...search }: HotelDealSearch) => ({
      response: hotelDeals({ latitude, longitude, radius, stay: stayOf(search), ...seeded }),
    }),
    activities: ({ latitude, longitude, date }: ActivityDealSearch) => ({
      response: activityDeals({ latitude, longitude, date: date.toString(), ...seeded }),
    }),
    cars: ({ age, pickUp, return: dropOff }: CarDealSearch) => ({
      response: carDeals({
        age,
        pickUp: pickUp.place,
        dropOff: dropOff.place,
        days: daysOf(pickUp, dropOff),
        times: { pickUpDateTime: pickUp.at.toString(), returnDateTime: dropOff.at.toString() },
        ...seeded,
      }),
    }),
    hotelPlaces: (text: string) => ({ data: { locationSuggestions: suggestPlaces(text), allData: [] } }),
    activityPlaces: (text: string) => ({ data: suggestPlaces(text), allData: [] }),
    carPlaces: (text: string) => ({ data: { locations: suggestCarPlaces(text), allData: [] } }),
    airports: (text: string) => ({ data: suggestAirports(text) }),
    shipLines: () => ({ data: SHIP_LINES }),
    carCountries: () => ({ data: carCountries() }),
    ...memoryResorts({ ...seeded, now }),
    ...memoryPeople({ agency: subdomain, onResponse }),
    /** The policies file of the demo agencies. */
    policies: policies as unknown,
  };
}

/** The stay that a deal's link leads to. */
function stayOf({ stay, occupancies }: Pick<HotelDealSearch, 'stay' | 'occupancies'>) {
  const sum = (count: (room: Occupancy) => number): number => occupancies.reduce((all, room) => all + count(room), 0);
  return {
    checkIn: stay.checkIn.toString(),
    checkOut: stay.checkOut.toString(),
    rooms: sum(({ numOfRoom }) => numOfRoom),
    adults: sum(({ numOfAdults }) => numOfAdults),
    children: sum(({ numOfChildren }) => numOfChildren),
  };
}

/** Begun days of a rental, at least one. */
function daysOf(pickUp: CarDealSearch['pickUp'], dropOff: CarDealSearch['return']): number {
  return Math.max(1, Math.ceil(pickUp.at.until(dropOff.at).total('days')));
}

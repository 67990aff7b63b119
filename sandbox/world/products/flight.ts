import { suggestAirports } from '../geo/suggest-places.ts';
import { airportOf } from '../offers/flights/airlines.ts';
import type { FlightSearch } from '../offers/flights/flight-journeys.ts';
import { FLIGHT_FIELDS, flightExtras, flightOffers } from '../offers/flights/flight-offers.ts';
import type { FlightOffer } from '../offers/offer.ts';
import { isTravelDay, type Query } from '../query-fields.ts';
import { type Product, partyIn, productOf } from './product.ts';

export const flight: Product<FlightOffer> = {
  ...productOf(FLIGHT_FIELDS, flightSearch, flightOffers, flightExtras),
  placesOf: (query) => [query['from'], query['to']].map((code = '') => cityOf(code.toUpperCase()) || code),
  tripOf({ legs: [there, back] }) {
    const place = [there?.from, there?.to].map((code = '') => cityOf(code) || code).join(' to ');
    return { start: there?.departure.slice(0, 10) ?? '', end: back?.arrival.slice(0, 10) ?? null, place };
  },
  suggestions: {
    method: 'GET',
    path: '/api/flight/airports',
    respond: (text) => ({ data: suggestAirports(text) }),
  },
};

function cityOf(code: string): string | undefined {
  return airportOf(code)?.city;
}

/** Flights are searched by two airports and a day or two. */
function flightSearch(query: Query): FlightSearch | string {
  const { departure } = query;
  const from = airportOf((query['from'] ?? '').toUpperCase());
  if (from === undefined) return 'from must be the code of an airport, such as LIS.';
  const to = airportOf((query['to'] ?? '').toUpperCase());
  if (to === undefined) return 'to must be the code of an airport, such as LIS.';
  if (from === to) return 'to must be another airport than from.';
  if (!isTravelDay(departure)) return 'departure must be a day such as 2026-02-03.';
  const back = query['return'] ?? null;
  if (back !== null && (!isTravelDay(back) || back < departure))
    return 'return must be a day that is not before departure.';
  const party = partyIn(query);
  return typeof party === 'string' ? party : { from, to, departure, return: back, party };
}

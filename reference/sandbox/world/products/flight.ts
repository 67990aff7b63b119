import { cityNameIn } from '../geo/place-names.ts';
import { suggestAirports } from '../geo/suggest-places.ts';
import { airportByCode } from '../offers/flights/airlines.ts';
import { countSeats } from '../offers/flights/flight-fares.ts';
import type { FlightSearch, NextFlight } from '../offers/flights/flight-journeys.ts';
import { FLIGHT_FIELDS, flightExtras, flightOffers } from '../offers/flights/flight-offers.ts';
import type { FlightOffer } from '../offers/offer.ts';
import { isTravelDay, type Query } from '../query-fields.ts';
import { defineProduct, type Product, parseParty } from './product.ts';

const MAX_FLIGHTS = 6;

export const flight: Product<FlightOffer> = {
  ...defineProduct(FLIGHT_FIELDS, flightSearch, flightOffers, flightExtras),
  placesOf: (query) => [query['from'], query['to']].map((code = '') => airportCity(code.toUpperCase()) || code),
  unitsOf: ({ party }) => countSeats(party),
  tripOf({ legs }, language) {
    const [otherLeg] = legs;
    const calledAirports = [otherLeg?.from ?? '', ...legs.map(({ to }) => to)];
    const cities = calledAirports.slice(0, calledAirports.at(-1) === otherLeg?.from ? -1 : undefined);
    const place = cities.map((code) => cityNameIn(language, airportCity(code) || code)).join(' – ');
    const end = legs.length > 1 ? (legs.at(-1)?.arrival.slice(0, 10) ?? null) : null;
    return { start: otherLeg?.departure.slice(0, 10) ?? '', end, place };
  },
  suggestions: {
    method: 'GET',
    path: '/api/flight/airports',
    respond: (text, language) => ({ data: suggestAirports(text, language) }),
  },
};

function airportCity(code: string): string | undefined {
  return airportByCode(code)?.city;
}

/** Flights are searched by two airports and one or two days. */
function flightSearch(query: Query): FlightSearch | string {
  const { departure } = query;
  const from = airportByCode((query['from'] ?? '').toUpperCase());
  if (from === undefined) return 'from must be the code of an airport, such as LIS.';
  const to = airportByCode((query['to'] ?? '').toUpperCase());
  if (to === undefined) return 'to must be the code of an airport, such as LIS.';
  if (from === to) return 'to must be another airport than from.';
  if (!isTravelDay(departure)) return 'departure must be a day such as 2026-02-03.';
  const returnDate = query['return'] ?? null;
  if (returnDate !== null && (!isTravelDay(returnDate) || returnDate < departure))
    return 'return must be a day that is not before departure.';
  const next = nextFlights(query['next'] ?? '', departure);
  if (next === undefined || (next.length > 0 && returnDate !== null)) {
    return 'next must be flights such as OSL-KEF-2026-02-05.KEF-JFK-2026-02-09, each on the day of the one before or later, without return.';
  }
  const party = parseParty(query);
  return typeof party === 'string' ? party : { from, to, departure, return: returnDate, next, party };
}

function nextFlights(text: string, first: string): readonly NextFlight[] | undefined {
  const flights: NextFlight[] = [];
  for (const flight of text === '' ? [] : text.split('.')) {
    const [, start = '', end = '', departure] = /^([A-Z]{3})-([A-Z]{3})-(.*)$/.exec(flight) ?? [];
    const [from, to] = [airportByCode(start), airportByCode(end)];
    if (from === undefined || to === undefined || from === to || !isTravelDay(departure)) return undefined;
    if (departure < (flights.at(-1)?.departure ?? first)) return undefined;
    flights.push({ from, to, departure });
  }
  return flights.length < MAX_FLIGHTS ? flights : undefined;
}

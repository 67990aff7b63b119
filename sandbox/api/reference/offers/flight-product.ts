import { airportOf } from '../../../world/offers/flights/airlines.ts';
import type { FlightSearch } from '../../../world/offers/flights/flight-journeys.ts';
import { FLIGHT_FIELDS, flightExtras, flightOffers } from '../../../world/offers/flights/flight-offers.ts';
import type { FlightOffer } from '../../../world/offers/offer.ts';
import { isTravelDay } from '../../request/request-fields.ts';
import { type Product, partyIn, type Query } from './product.ts';

/** Flights, by two airports and a day or two. */
export const FLIGHTS: Product<FlightOffer> = {
  name: 'flight',
  fields: FLIGHT_FIELDS,
  search(query, context) {
    const search = searchIn(query);
    return typeof search === 'string' ? search : { offers: flightOffers(search, context), extras: flightExtras };
  },
};

function searchIn(query: Query): FlightSearch | string {
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

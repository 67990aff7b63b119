import type { PlaceSource } from '../../application/trip/place-source.port.ts';
import { type HttpClient, parsed } from '../http/http-client.ts';
import { parseSuggestions } from './place-wire.ts';
import { parseAirports, parseCarCountries, parseShipLines } from './trip-lists-wire.ts';

/** Reads from the platform what places there are to search for. */
export function httpPlaceSource(http: HttpClient): PlaceSource {
  async function suggest(path: string, field: string, text: string, signal: AbortSignal) {
    const response = await http.post(path, {}, { text, isManageLocation: false }, signal);
    return response.ok ? parseSuggestions(response.value, field) : response;
  }

  return {
    hotels: (text, signal) => suggest('/api/v2/hotel/auto-suggest', 'locationSuggestions', text, signal),
    activities: (text, signal) => suggest('/api/activities/destinations', 'locationSuggestions', text, signal),
    cars: (text, signal) => suggest('/api/car-rental/auto-suggest', 'locations', text, signal),
    airports: (text, signal) => parsed(http.get('/api/flight/airports', { search: text }, signal), parseAirports),
    shipLines: (signal) => parsed(http.get('/api/cruise/ship-lines', {}, signal), parseShipLines),
    carCountries: (signal) => parsed(http.get('/api/car-rental/findCountries/EN', {}, signal), parseCarCountries),
  };
}

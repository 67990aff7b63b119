import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { Airport, Place } from '@livery/contract/trip/places';
import { parseSuggestions } from '@livery/contract/wire/place-wire';
import { parseAirports, parseCarCountries, parseShipLines } from '@livery/contract/wire/trip-lists-wire';
import type { PlaceSource, SuggestionSource } from '../../application/trip/place-source.port.ts';
import { knownKeys, recordFromKeys } from '../../domain/shared/record-from-keys.ts';
import type { SuggestedService, SuggestionFor } from '../../domain/trip/suggestions.ts';
import { type HttpClient, parseBody } from '../http/http-client.ts';
import { type DeveloperWarnings, warnOfUnplacedPlaces } from './warn-of-unplaced-places.ts';

/** How suggestions are requested (`GET` with a query or `POST` with a body) and parsed. */
interface SuggestionCall<T> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly parse: (response: unknown) => Result<readonly T[], CallFailure>;
}

/** The suggestions call of each service, in the order of rules §7. */
export const SUGGESTION_CALLS: { readonly [S in SuggestedService]: SuggestionCall<SuggestionFor<S>> } = {
  hotels: {
    method: 'POST',
    path: '/api/v2/hotel/auto-suggest',
    parse: (response) => parseSuggestions(response, 'locationSuggestions'),
  },
  flights: { method: 'GET', path: '/api/flight/airports', parse: parseAirports },
  activities: {
    method: 'POST',
    path: '/api/activities/destinations',
    parse: (response) => parseSuggestions(response, 'locationSuggestions'),
  },
  cars: {
    method: 'POST',
    path: '/api/car-rental/auto-suggest',
    parse: (response) => parseSuggestions(response, 'locations'),
  },
};

/** Reads places and the lists of the search forms from the platform. @rule 7.7 */
export function httpPlaceSource(http: HttpClient, developers?: DeveloperWarnings): PlaceSource {
  const suggest = ({ method, path, parse }: SuggestionCall<Place | Airport>) => {
    return async (text: string, signal: AbortSignal) => {
      const body = await parseBody(
        method === 'GET'
          ? http.get(path, { search: text }, signal)
          : http.post(path, {}, { text, isManageLocation: false }, signal),
        parse,
      );
      warnOfUnplacedPlaces(body, path, developers);
      return body;
    };
  };
  return {
    ...recordFromKeys<SuggestionSource>(knownKeys(SUGGESTION_CALLS), (service) => suggest(SUGGESTION_CALLS[service])),
    shipLines: (signal) => parseBody(http.get('/api/cruise/ship-lines', {}, signal), parseShipLines),
    carCountries: (signal) => parseBody(http.get('/api/car-rental/findCountries/EN', {}, signal), parseCarCountries),
  };
}

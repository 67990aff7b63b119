import * as v from 'valibot';
import type { CallFailure } from '../notices/call-failure.ts';
import type { Result } from '../shared/result.ts';
import {
  type Airport,
  airportFromFields,
  type CarCountry,
  carCountryFromFields,
  type ShipLine,
  shipLineFromFields,
} from '../trip/places.ts';
import { parseListResponse } from './parse-list-response.ts';
import { tolerantRecord, tolerantText } from './tolerant.ts';

const wireCountry = tolerantRecord({
  code: tolerantText,
  countryCode: tolerantText,
  name: tolerantText,
  countryName: tolerantText,
});

/** Reads one country; `undefined` if it has no two-letter code. */
export function parseCountry(value: unknown): CarCountry | undefined {
  const wire = v.parse(wireCountry, value);
  return carCountryFromFields({ code: wire.code || wire.countryCode, name: wire.name || wire.countryName });
}

const wireAirport = tolerantRecord({
  code: tolerantText,
  iata: tolerantText,
  name: tolerantText,
  city: tolerantText,
  country: tolerantText,
});
const wireShipLine = tolerantRecord({ id: tolerantText, code: tolerantText, name: tolerantText });

/** Reads `GET /api/flight/airports`, `{ data: [{ code, name, city, country }] }`; an airport without an IATA code is left out. */
export function parseAirports(response: unknown): Result<readonly Airport[], CallFailure> {
  return parseListResponse(response, {
    fields: ['data'],
    name: 'airport',
    entry(value) {
      const { iata, ...airport } = v.parse(wireAirport, value);
      return airportFromFields({ ...airport, code: airport.code || iata });
    },
  });
}

/** Reads `GET /api/cruise/ship-lines`, whose wrapper isn't in the rules; a line without a name is left out. */
export function parseShipLines(response: unknown): Result<readonly ShipLine[], CallFailure> {
  return parseListResponse(response, {
    fields: ['data', 'shipLines', 'response'],
    name: 'ship line',
    entry(value) {
      const { id, code, name } = v.parse(wireShipLine, value);
      return shipLineFromFields({ id: id || code, name });
    },
  });
}

/** Reads `GET /api/car-rental/findCountries/EN`, whose wrapper isn't in the rules. */
export function parseCarCountries(response: unknown): Result<readonly CarCountry[], CallFailure> {
  const fields = ['data', 'countries', 'response'];
  return parseListResponse(response, { fields, entry: parseCountry, name: 'car country' });
}

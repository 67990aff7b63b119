import { type WireRecord, wireRecord } from '../../../kit/data/wire-record.ts';
import type { Suggestion } from '../../../kit/forms/use-suggestions.ts';

/** A place that can be searched around, in degrees as the address has them. */
export interface PlaceSuggestion extends Suggestion {
  readonly latitude: string;
  readonly longitude: string;
}

const LISTS = ['locationSuggestions', 'locations', 'allData'];

/** Reads an auto-suggestion (rules §7); a place without a name or a point is left out, and so is one told twice. */
export function readPlaces(answer: unknown): readonly PlaceSuggestion[] {
  const wire = wireRecord(answer);
  const inside = wire.record('data');
  const told = [
    ...wire.records('data'),
    ...LISTS.flatMap((list) => inside.records(list)),
    ...wire.records('allData'),
  ].flatMap((place) => placeOf(place) ?? []);
  return [...new Map(told.map((place) => [place.id, place])).values()];
}

function placeOf(wire: WireRecord): PlaceSuggestion | undefined {
  const [name, fullName] = [wire.text('name').trim(), wire.text('fullName').trim()];
  const point = wire.record('coordinates');
  const [latitude, longitude] = [point.figure('lat'), point.figure('long')];
  const label = name || fullName;
  if (label === '' || latitude === null || longitude === null) return undefined;
  return {
    id: `${label}/${latitude}/${longitude}`,
    label,
    ...(fullName === '' || fullName === label ? {} : { hint: fullName }),
    latitude: latitude.toFixed(4),
    longitude: longitude.toFixed(4),
  };
}

export interface AirportSuggestion extends Suggestion {
  /** IATA. */
  readonly code: string;
}

/** Reads `GET /api/flight/airports`; an airport without an IATA code is left out. */
export function readAirports(answer: unknown): readonly AirportSuggestion[] {
  return wireRecord(answer)
    .records('data')
    .flatMap((wire) => {
      const code = wire.text('code').trim().toUpperCase();
      if (!/^[A-Z]{3}$/.test(code)) return [];
      const [name, city, country] = [wire.text('name').trim(), wire.text('city').trim(), wire.text('country').trim()];
      const hint = [name, country].filter((part) => part !== '').join(', ');
      return [{ id: code, code, label: `${city || name || code} (${code})`, ...(hint === '' ? {} : { hint }) }];
    });
}

/** Reads `GET /api/cruise/ship-lines`. */
export function readShipLines(answer: unknown): readonly { readonly id: string; readonly name: string }[] {
  return wireRecord(answer)
    .records('data')
    .map((wire) => ({ id: wire.text('id') || wire.text('code'), name: wire.text('name').trim() }))
    .filter(({ id, name }) => id !== '' && name !== '');
}

/** Reads `GET /api/car-rental/findCountries/EN`: ISO codes. */
export function readCountries(answer: unknown): readonly string[] {
  const codes = wireRecord(answer)
    .records('data')
    .map((wire) => wire.text('code').trim().toUpperCase());
  return [...new Set(codes)].filter((code) => /^[A-Z]{2}$/.test(code));
}

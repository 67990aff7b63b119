import type { Suggestion } from '@livery/remote';
import { type WireRecord, wireRecord } from '@livery/remote';

/** A place to search around; its coordinates are degrees, formatted as in the address. */
export interface PlaceSuggestion extends Suggestion {
  readonly latitude: string;
  readonly longitude: string;
}

const LISTS = ['locationSuggestions', 'locations', 'allData'];

/** Reads an auto-suggestion (rules §7), without duplicates and places that have no name or coordinates. */
export function readPlaces(response: unknown): readonly PlaceSuggestion[] {
  const wire = wireRecord(response);
  const inside = wire.record('data');
  const places = [
    ...wire.records('data'),
    ...LISTS.flatMap((list) => inside.records(list)),
    ...wire.records('allData'),
  ].flatMap((place) => placeOf(place) ?? []);
  return [...new Map(places.map((place) => [place.id, place])).values()];
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

/** Reads `GET /api/flight/airports`, without airports that have no IATA code. */
export function readAirports(response: unknown): readonly AirportSuggestion[] {
  return wireRecord(response)
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
export function readShipLines(response: unknown): readonly { readonly id: string; readonly name: string }[] {
  return wireRecord(response)
    .records('data')
    .map((wire) => ({ id: wire.text('id') || wire.text('code'), name: wire.text('name').trim() }))
    .filter(({ id, name }) => id !== '' && name !== '');
}

/** Reads `GET /api/car-rental/findCountries/EN`: ISO codes. */
export function readCountries(response: unknown): readonly string[] {
  const codes = wireRecord(response)
    .records('data')
    .map((wire) => wire.text('code').trim().toUpperCase());
  return [...new Set(codes)].filter((code) => /^[A-Z]{2}$/.test(code));
}

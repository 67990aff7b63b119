import { fullNameSuffix } from '@livery/contract/shared/full-name-suffix';
import { joinNames } from '@livery/contract/shared/join-names';
import type { Airport, Place, PlaceKind } from '@livery/contract/trip/places';

/** A place that a search field suggests. */
export interface SuggestedPlace {
  /** Unique in the list. */
  readonly id: string;
  /** As in the field and in the address. */
  readonly name: string;
  /** Distinguishes it from others with the same name; may be empty. */
  readonly hint: string;
  readonly kind: PlaceKind;
  /** The city whose several airports are suggested next to each other; else empty. */
  readonly city: string;
  /** Degrees as in the address, or the IATA code of an airport. */
  readonly at: { readonly latitude: string; readonly longitude: string } | { readonly code: string };
}

/** Cities before airports before regions, then everything else. */
const KIND_ORDER: readonly PlaceKind[] = [
  'city',
  'airport',
  'region',
  'country',
  'station',
  'hotel',
  'attraction',
  'other',
];

/**
 * Sorts the found places for the suggestions: by kind, then as found, with the airports of a city together. Places
 * without coordinates, which can't be searched, and duplicates are left out.
 * @rule 2.27
 */
export function suggestedPlaces(found: readonly (Place | Airport)[]): readonly SuggestedPlace[] {
  const airports = found.filter((place) => 'code' in place);
  const cities = new Map<string, SuggestedPlace[]>();
  const places = new Map<string, SuggestedPlace>();
  for (const place of found) {
    const suggested = 'code' in place ? suggestedAirport(place, airports) : suggestedPlace(place);
    if (suggested === undefined || places.has(suggested.id)) continue;
    places.set(suggested.id, suggested);
    cities.set(suggested.city, [...(cities.get(suggested.city) ?? []), suggested]);
  }
  const together = [...places.values()].flatMap((place) => {
    const [firstPlace, ...otherPlaces] = place.city === '' ? [place] : (cities.get(place.city) ?? []);
    return firstPlace === place ? [firstPlace, ...otherPlaces] : [];
  });
  return KIND_ORDER.flatMap((kind) => together.filter((place) => place.kind === kind));
}

function suggestedPlace({ name, fullName, kind, coordinates }: Place): SuggestedPlace | undefined {
  if (coordinates === null) return undefined;
  const at = { latitude: coordinates.latitude.toFixed(4), longitude: coordinates.longitude.toFixed(4) };
  return {
    id: [name, at.latitude, at.longitude].join('/'),
    name,
    hint: fullName === name ? '' : (fullNameSuffix(name, fullName) ?? fullName),
    kind,
    city: '',
    at,
  };
}

function suggestedAirport({ code, name, city, country }: Airport, airports: readonly Airport[]): SuggestedPlace {
  const isOneOfSeveral = airports.some(
    (otherAirport) =>
      otherAirport.code !== code && city !== '' && otherAirport.city === city && otherAirport.country === country,
  );
  return {
    id: code,
    name: `${city || name} (${code})`,
    hint: joinNames([name, country]),
    kind: 'airport',
    city: isOneOfSeveral ? joinNames([city, country]) : '',
    at: { code },
  };
}

/**
 * Sorts the places found by the resort service: cities with resorts around them, the places of resorts, each once, then
 * the resorts. The service names a resort with its place: "Palm Bay, Lagos".
 * @rule 2.27
 */
export function resortPlaces(foundPlaces: readonly Place[]): readonly Place[] {
  const cities = foundPlaces.filter(({ kind }) => kind === 'city');
  const resorts = foundPlaces.filter(({ kind }) => kind !== 'city');
  const places = new Map<string, Place>();
  for (const resort of resorts) {
    const place = fullNameSuffix(resort.name, resort.fullName) ?? '';
    if (place !== '' && !places.has(place))
      places.set(place, { ...resort, name: place, fullName: place, kind: 'city' });
  }
  return [...cities, ...places.values(), ...resorts];
}

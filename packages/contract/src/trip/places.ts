import type { Coordinates } from '../agency/policies.ts';

/** A suggested destination of a search. @rule 7.7 */
export interface Place {
  /** Never blank. */
  readonly name: string;
  /** With its region or country: "Lisbon, Portugal"; only the name if these are unknown. */
  readonly fullName: string;
  readonly coordinates: Coordinates | null;
  readonly kind: PlaceKind;
}

export type PlaceKind = 'city' | 'region' | 'country' | 'airport' | 'station' | 'hotel' | 'attraction' | 'other';

/** The fields of a place in a response; each may be missing. */
export interface PlaceFields {
  readonly name: string | undefined;
  readonly fullName: string | undefined;
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  readonly kind: PlaceKind | undefined;
}

/**
 * The place of a response; `undefined` if it has no name. Coordinates are used only if they are a point on the globe
 * (rules §3, auto-suggestion lists).
 * @rule 7.7, 7.15
 */
export function placeFromFields(fields: PlaceFields): Place | undefined {
  const fullName = fields.fullName?.trim() ?? '';
  const name = fields.name?.trim() || fullName;
  if (name === '') return undefined;
  return {
    name,
    fullName: fullName || name,
    coordinates: validCoordinates(fields.latitude ?? Number.NaN, fields.longitude ?? Number.NaN),
    kind: fields.kind ?? 'other',
  };
}

/** A country that a driver may live in. */
export interface CarCountry {
  /** ISO 3166-1 alpha-2. */
  readonly code: string;
  /** The code, if no name is known. */
  readonly name: string;
}

/** The country of a response; `undefined` if its code is invalid, because rentals are requested by code. @rule 7.7 */
export function carCountryFromFields(fields: {
  readonly code: string | undefined;
  readonly name: string | undefined;
}): CarCountry | undefined {
  const code = fields.code?.trim().toUpperCase() ?? '';
  return /^[A-Z]{2}$/.test(code) ? { code, name: fields.name?.trim() || code } : undefined;
}

/** An airport that flights leave from or go to. */
export interface Airport {
  /** IATA code, three capital letters. */
  readonly code: string;
  /** The code, if no name is known. */
  readonly name: string;
  /** May be empty; so may the country. */
  readonly city: string;
  readonly country: string;
}

/** The airport of a response; `undefined` if its code is invalid, because only codes can be searched. @rule 7.7 */
export function airportFromFields(fields: {
  readonly code: string | undefined;
  readonly name: string | undefined;
  readonly city: string | undefined;
  readonly country: string | undefined;
}): Airport | undefined {
  const code = fields.code?.trim().toUpperCase() ?? '';
  if (!/^[A-Z]{3}$/.test(code)) return undefined;
  return {
    code,
    name: fields.name?.trim() || code,
    city: fields.city?.trim() ?? '',
    country: fields.country?.trim() ?? '',
  };
}

/** A cruise line that has ships to search for. */
export interface ShipLine {
  /** The platform's id; the name if it gives none. */
  readonly id: string;
  /** Never blank. */
  readonly name: string;
}

/** The ship line of a response; `undefined` if it has no name. @rule 7.7 */
export function shipLineFromFields(fields: {
  readonly id: string | undefined;
  readonly name: string | undefined;
}): ShipLine | undefined {
  const name = fields.name?.trim() ?? '';
  return name === '' ? undefined : { id: fields.id?.trim() || name, name };
}

/** A point in degrees, or `null` if these are out of range or not finite. @rule 7.7 */
export function validCoordinates(latitude: number, longitude: number): Coordinates | null {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

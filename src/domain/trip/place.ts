import type { Coordinates } from '../agency/policies.ts';
import { pointOnGlobe } from './point-on-globe.ts';

/** What a search suggests to go to. */
export interface Place {
  /** Never blank. */
  readonly name: string;
  /** With what it lies in: "Lisbon, Portugal"; the name where nothing more is told. */
  readonly fullName: string;
  readonly coordinates: Coordinates | null;
  readonly kind: PlaceKind;
}

export type PlaceKind = 'city' | 'region' | 'country' | 'airport' | 'station' | 'hotel' | 'attraction' | 'other';

/** What is told of a place; each may be missing. */
export interface ToldPlace {
  readonly name: string | undefined;
  readonly fullName: string | undefined;
  readonly latitude: number | undefined;
  readonly longitude: number | undefined;
  readonly kind: PlaceKind | undefined;
}

/**
 * The place that was told of; `undefined` where it has no name to suggest it by.
 * Coordinates count only as a point on the globe.
 *
 * @see specification §3, auto-suggestion lists
 */
export function placeOf(told: ToldPlace): Place | undefined {
  const fullName = told.fullName?.trim() ?? '';
  const name = told.name?.trim() || fullName;
  if (name === '') return undefined;
  return {
    name,
    fullName: fullName || name,
    coordinates: pointOnGlobe(told.latitude ?? Number.NaN, told.longitude ?? Number.NaN),
    kind: told.kind ?? 'other',
  };
}

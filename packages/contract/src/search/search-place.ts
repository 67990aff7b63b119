import type { SearchValues } from './search-plan.ts';

/** The names of a place's parts in the address. */
export interface PlaceFieldNames {
  /** The name that the visitor reads; may be missing in a link. */
  readonly name: string;
  /** Degrees. */
  readonly latitude: string;
  readonly longitude: string;
}

/** Whether the place has valid coordinates, which means that it was chosen from the suggestions. */
export function isPlace(values: SearchValues, { latitude, longitude }: PlaceFieldNames): boolean {
  return isDegreesWithin(values[latitude], 90) && isDegreesWithin(values[longitude], 180);
}

function isDegreesWithin(text: string | undefined, limit: number): boolean {
  return text !== undefined && /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= limit;
}

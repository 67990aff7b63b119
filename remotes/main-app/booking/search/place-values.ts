import type { SearchValues } from '../product/search-plan.ts';

/** The names of a place's parts in the address. */
export interface PlaceNames {
  readonly name: string;
  readonly latitude: string;
  readonly longitude: string;
}

/** Whether the place has valid coordinates, which it has once it was chosen from the suggestions. */
export function isPlace(values: SearchValues, { latitude, longitude }: PlaceNames): boolean {
  return isWithin(values[latitude], 90) && isWithin(values[longitude], 180);
}

function isWithin(text: string | undefined, limit: number): boolean {
  return text !== undefined && /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= limit;
}

import type { Guests } from '@livery/remote';
import { isBefore, lastDay } from '@livery/remote';
import type { SearchPlan, SearchProblem, SearchValues } from '../product/search-plan.ts';

/** The names of a place's parts in the address. */
export interface PlaceNames {
  readonly name: string;
  readonly latitude: string;
  readonly longitude: string;
}

export const HOTEL_PLACE: PlaceNames = { name: 'place', latitude: 'lat', longitude: 'long' };
export const ACTIVITY_PLACE: PlaceNames = { name: 'place', latitude: 'latitude', longitude: 'longitude' };
export const PICK_UP: PlaceNames = { name: 'pickUp', latitude: 'pickupLatitude', longitude: 'pickupLongitude' };
export const DROP_OFF: PlaceNames = { name: 'dropOff', latitude: 'returnLatitude', longitude: 'returnLongitude' };

/** Whether the place has valid coordinates, that is, was chosen from the suggestions. */
export function isPlace(values: SearchValues, { latitude, longitude }: PlaceNames): boolean {
  return isWithin(values[latitude], 90) && isWithin(values[longitude], 180);
}

function isWithin(text: string | undefined, limit: number): boolean {
  return text !== undefined && /^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= limit;
}

/** Whether a day can be booked: from the first bookable day to the last. */
export function isBookable(
  day: Temporal.PlainDate | null | undefined,
  first: Temporal.PlainDate,
  today: Temporal.PlainDate,
): boolean {
  return day !== null && day !== undefined && !isBefore(day, first) && !isBefore(lastDay(today), day);
}

/** Adults of 12 and over, children, infants under 2 (rules §3, guest data). */
export const GUEST_NAMES = ['adults', 'children', 'infants'] as const;

export const MAX_GUESTS = 9;

/** Guests in the format of the address. */
export function guestValues({ adults, children, infants }: Guests): SearchValues {
  return { adults: String(adults), children: String(children), infants: String(infants) };
}

/** Whether these may travel together: at least one adult, at most one infant for each, nine in all. */
export function mayTravel(values: SearchValues): boolean {
  const counts = GUEST_NAMES.map((name) => (/^\d$/.test(values[name] ?? '') ? Number(values[name]) : Number.NaN));
  const [adults = 0, children = 0, infants = 0] = counts;
  return adults >= 1 && infants <= adults && adults + children + infants <= MAX_GUESTS;
}

/** The problems of a search, by name. */
export function problemsOf(
  problems: Readonly<Record<string, SearchProblem | false>>,
): ReturnType<SearchPlan['problems']> {
  const all = Object.entries(problems);
  return Object.fromEntries(all.flatMap(([name, problem]) => (problem === false ? [] : [[name, problem]])));
}

/** These values of a search, for its call, without empty texts. */
export function pick(values: SearchValues, names: readonly string[]): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(names.map((name) => [name, values[name] || undefined]));
}

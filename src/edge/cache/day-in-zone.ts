import { LRUCache } from 'lru-cache';
import { todayIn } from '../../domain/trip/today-in.ts';

/** In every zone days begin, and clocks change, at a multiple of it. In milliseconds. */
const QUARTER = 15 * 60 * 1000;
/** More than there are zones. */
const MOST_ZONES = 1000;

/** The calendar day in a zone (ISO 8601), worked out once in a quarter of an hour. */
export function daysInZones(now: () => number): (timeZone: string) => string {
  const days = new LRUCache<string, { readonly quarter: number; readonly day: string }>({ max: MOST_ZONES });
  return (timeZone) => {
    const quarter = Math.floor(now() / QUARTER);
    const known = days.get(timeZone);
    if (known?.quarter === quarter) return known.day;
    const day = todayIn(Temporal.Instant.fromEpochMilliseconds(quarter * QUARTER), timeZone).toString();
    days.set(timeZone, { quarter, day });
    return day;
  };
}

import { isDay } from './is-day.ts';
import { isRecord } from './is-record.ts';
import { jsonOf } from './json-of.ts';

/**
 * What is wrong with the structured half of a hotel search, in one sentence, or null when it can be answered.
 *
 * Both are JSON in the query, and both may be left out.
 */
export function stayProblem(occupancies: string | undefined, stayPeriod: string | undefined): string | null {
  if (occupancies !== undefined && !isListOfRooms(jsonOf(occupancies))) {
    return 'occupancies must be a JSON list such as [{"numOfRoom":1,"numOfAdults":2,"numOfChildren":0,"childAges":[]}].';
  }
  if (stayPeriod !== undefined && !isPeriod(jsonOf(stayPeriod))) {
    return 'stayPeriod must be JSON such as {"start":"2026-02-03","end":"2026-02-04"}, its end after its start.';
  }
  return null;
}

function isListOfRooms(value: unknown): boolean {
  return Array.isArray(value) && value.length > 0 && value.every(isRecord);
}

function isPeriod(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { start, end } = value;
  return isDay(start) && isDay(end) && start < end;
}

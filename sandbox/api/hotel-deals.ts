import { Hono } from 'hono';
import { hotelsNear } from '../world/hotels-near.ts';
import type { HotelStaySearch } from '../world/reference/hotel-offer-id.ts';
import { isDay } from './is-day.ts';
import { isRecord } from './is-record.ts';
import { jsonOf } from './json-of.ts';
import { numberIn } from './number-in.ts';
import { ownOrigin } from './own-origin.ts';
import { pointIn } from './point-in.ts';
import type { SandboxWorld } from './sandbox-world.ts';

/** `GET /api/hotel/deals/hotel-search`: hotels around a point. @see specification §7, deal searches */
export function hotelDealCalls({ seed }: SandboxWorld): Hono {
  return new Hono().get('/api/hotel/deals/hotel-search', (c) => {
    const query = c.req.query();
    const point = pointIn(query);
    if (typeof point === 'string') return c.json({ message: point }, 400);
    const radius = numberIn(query['radius'] ?? '15', 0, 25000);
    if (radius === null) return c.json({ message: 'radius must be a number of miles, 0 or more.' }, 400);
    const problem = stayProblem(query['occupancies'], query['stayPeriod']);
    if (problem !== null) return c.json({ message: problem }, 400);
    const stay = askedStay(query['occupancies'], query['stayPeriod']);
    return c.json({ response: hotelsNear({ ...point, radius, stay, seed, origin: ownOrigin(c.req.raw) }) });
  });
}

/** The stay that a hotel search tells in JSON, as far as it can be read: its days, and who stays in how many rooms. */
function askedStay(occupancies: string | undefined, stayPeriod: string | undefined): HotelStaySearch {
  const [list, period] = [jsonOf(occupancies ?? ''), jsonOf(stayPeriod ?? '')];
  const { start, end } = isRecord(period) ? period : {};
  const rooms: readonly unknown[] = Array.isArray(list) ? list : [];
  const sum = (field: string): number => rooms.reduce<number>((total, room) => total + countIn(room, field), 0);
  const asked = Math.min(8, sum('numOfRoom')) || 1;
  return {
    ...(typeof start === 'string' && typeof end === 'string' ? { checkIn: start, checkOut: end } : {}),
    rooms: asked,
    adults: Math.max(asked, Math.min(16, sum('numOfAdults')) || 2),
    children: Math.min(8, sum('numOfChildren')),
  };
}

function countIn(room: unknown, field: string): number {
  const count = isRecord(room) ? room[field] : undefined;
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : 0;
}

/**
 * What is wrong with the structured half of a hotel search, in one sentence, or null when it can be answered.
 *
 * Both are JSON in the query, and both may be left out.
 */
function stayProblem(occupancies: string | undefined, stayPeriod: string | undefined): string | null {
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

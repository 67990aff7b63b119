import { Hono } from 'hono';
import { carDeals } from '../../world/deals/car-deals.ts';
import { hotelDeals } from '../../world/deals/hotel-deals.ts';
import type { HotelStaySearch } from '../../world/offers/offer-id.ts';
import { ownOrigin } from '../request/request-context.ts';
import { isDay, isRecord, jsonOf, numberIn, pointIn, rentalDays } from '../request/request-fields.ts';
import type { SandboxWorld } from '../sandbox-world.ts';

/** `GET /api/hotel/deals/hotel-search`: hotels around a point. @see rules §7, deal searches */
export function hotelDealRoutes({ seed }: SandboxWorld): Hono {
  return new Hono().get('/api/hotel/deals/hotel-search', (c) => {
    const query = c.req.query();
    const point = pointIn(query);
    if (typeof point === 'string') return c.json({ message: point }, 400);
    const radius = numberIn(query['radius'] ?? '15', 0, 25000);
    if (radius === null) return c.json({ message: 'radius must be a number of miles, 0 or more.' }, 400);
    const problem = stayProblem(query['occupancies'], query['stayPeriod']);
    if (problem !== null) return c.json({ message: problem }, 400);
    const stay = stayOfQuery(query['occupancies'], query['stayPeriod']);
    return c.json({ response: hotelDeals({ ...point, radius, stay, seed, origin: ownOrigin(c.req.raw) }) });
  });
}

/** The stay of a hotel search, as far as its JSON can be read: days, rooms and guests. */
function stayOfQuery(occupancies: string | undefined, stayPeriod: string | undefined): HotelStaySearch {
  const [list, period] = [jsonOf(occupancies ?? ''), jsonOf(stayPeriod ?? '')];
  const { start, end } = isRecord(period) ? period : {};
  const rooms: readonly unknown[] = Array.isArray(list) ? list : [];
  const sum = (field: string): number => rooms.reduce<number>((total, room) => total + countIn(room, field), 0);
  const roomCount = Math.min(8, sum('numOfRoom')) || 1;
  return {
    ...(typeof start === 'string' && typeof end === 'string' ? { checkIn: start, checkOut: end } : {}),
    rooms: roomCount,
    adults: Math.max(roomCount, Math.min(16, sum('numOfAdults')) || 2),
    children: Math.min(8, sum('numOfChildren')),
  };
}

function countIn(room: unknown, field: string): number {
  const count = isRecord(room) ? room[field] : undefined;
  return typeof count === 'number' && Number.isInteger(count) && count > 0 ? count : 0;
}

/**
 * What is wrong with the JSON fields of a hotel search, in one sentence, or null.
 *
 * Both are JSON in the query, and both are optional.
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

const isListOfRooms = (value: unknown): boolean => Array.isArray(value) && value.length > 0 && value.every(isRecord);

function isPeriod(value: unknown): boolean {
  if (!isRecord(value)) return false;
  const { start, end } = value;
  return isDay(start) && isDay(end) && start < end;
}

/** `GET /api/car-rental/deals/car-search`: cars to fetch at one point and bring back to another. @see rules §7 */
export function carDealRoutes({ seed }: SandboxWorld): Hono {
  return new Hono().get('/api/car-rental/deals/car-search', (c) => {
    const query = c.req.query();
    const pickUp = pointIn(query, { latitude: 'pickupLatitude', longitude: 'pickupLongitude' });
    if (typeof pickUp === 'string') return c.json({ message: pickUp }, 400);
    const dropOff = pointIn(query, { latitude: 'returnLatitude', longitude: 'returnLongitude' });
    if (typeof dropOff === 'string') return c.json({ message: dropOff }, 400);
    const age = numberIn(query['age'] ?? '25', 18, 99);
    if (age === null) return c.json({ message: 'age must be a number of years from 18 to 99.' }, 400);
    if (!/^[A-Z]{2}$/.test(query['countryOfResidence'] ?? 'US')) {
      return c.json({ message: 'countryOfResidence must be a code of two capitals, such as US.' }, 400);
    }
    const days = rentalDays(query['pickUpDateTime'], query['returnDateTime']);
    if (typeof days === 'string') return c.json({ message: days }, 400);
    const { pickUpDateTime, returnDateTime } = query;
    const times =
      pickUpDateTime === undefined || returnDateTime === undefined ? {} : { pickUpDateTime, returnDateTime };
    return c.json({ response: carDeals({ pickUp, dropOff, days, age, times, seed, origin: ownOrigin(c.req.raw) }) });
  });
}

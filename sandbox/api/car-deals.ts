import { Hono } from 'hono';
import { carsNear } from '../world/cars-near.ts';
import { numberIn } from './number-in.ts';
import { ownOrigin } from './own-origin.ts';
import { pointIn } from './point-in.ts';
import { rentalDays } from './rental-days.ts';
import type { SandboxWorld } from './sandbox-world.ts';

/** `GET /api/car-rental/deals/car-search`: cars to fetch at one point and bring back to another. @see rules §7 */
export function carDealCalls({ seed }: SandboxWorld): Hono {
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
    return c.json({ response: carsNear({ pickUp, dropOff, days, age, times, seed, origin: ownOrigin(c.req.raw) }) });
  });
}

import { Hono } from 'hono';
import { hotelsNear } from '../world/hotels-near.ts';
import { askedStay } from './asked-stay.ts';
import { numberIn } from './number-in.ts';
import { ownOrigin } from './own-origin.ts';
import { pointIn } from './point-in.ts';
import type { SandboxWorld } from './sandbox-world.ts';
import { stayProblem } from './stay-problem.ts';

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

import { Hono } from 'hono';
import { activitiesNear } from '../world/activities-near.ts';
import { isDay } from './is-day.ts';
import { ownOrigin } from './own-origin.ts';
import { pointIn } from './point-in.ts';
import type { SandboxWorld } from './sandbox-world.ts';

/** `GET /api/activity/deals/activity-search`: things to do around a point. @see specification §7, deal searches */
export function activityDealCalls({ seed }: SandboxWorld): Hono {
  return new Hono().get('/api/activity/deals/activity-search', (c) => {
    const query = c.req.query();
    const point = pointIn(query);
    if (typeof point === 'string') return c.json({ message: point }, 400);
    const { date } = query;
    if (date !== undefined && !isDay(date)) return c.json({ message: 'date must be a day such as 2026-02-03.' }, 400);
    return c.json({
      response: activitiesNear({
        ...point,
        ...(date === undefined ? {} : { date }),
        seed,
        origin: ownOrigin(c.req.raw),
      }),
    });
  });
}

import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { daysAfter } from '../../world/days.ts';
import { isDay } from '../../world/query-fields.ts';
import { resortDetails } from '../../world/resorts/resort-details.ts';
import { isResortCurrency } from '../../world/resorts/resort-price.ts';
import { resortDealsNear, resortRooms } from '../../world/resorts/resort-records.ts';
import { suggestResorts } from '../../world/resorts/resort-search.ts';
import { sessionIdOfRequest } from '../request/request-context.ts';
import { parseJsonBody } from '../request/request-fields.ts';
import { withContentLanguage } from '../request/request-language.ts';
import type { SandboxWorld } from '../sandbox-world.ts';
import { itineraryRoutes } from './itinerary-routes.ts';
import { resortContext } from './resort-context.ts';

/**
 * The resort service: in production it has its own base address, here it is at `/resort-api` and, for shells that use
 * the API's base address for it, at the root.
 *
 * @see rules §7, resort service
 */
export function resortRoutes(world: SandboxWorld): Hono {
  const service = createResortService(world);
  return new Hono()
    .route('/resort-api', service)
    .get('/search', (c, next) => (asksForData(c) ? next() : c.notFound()))
    .route('/', service);
}

/** The paths of the resort service, for middleware. */
export const RESORT_PATHS: readonly string[] = ['/resort-api/*', '/search', '/properties/*', '/itineraries'];

function createResortService(world: SandboxWorld): Hono {
  const contextOf = (c: Context) => resortContext(world, c);
  return new Hono()
    .use('/search', requireCorrelationId, withContentLanguage)
    .use('/properties/*', requireCorrelationId, withContentLanguage)
    .use('/itineraries', requireCorrelationId)
    .get('/search', (c) => {
      const key = c.req.query('key') ?? '';
      if (key.length > 200) return c.json({ message: 'key must be text of at most 200 characters.' }, 400);
      return c.json({ data: suggestResorts(key, contextOf(c)) });
    })
    .post('/properties/deals', async (c) => {
      const currency = c.req.query('currency') ?? 'USD';
      if (!isResortCurrency(currency)) return c.json({ message: NO_CURRENCY }, 400);
      const { lat, lon } = (await parseJsonBody(c)) ?? {};
      if (!isNumberWithin(lat, 90) || !isNumberWithin(lon, 180)) {
        return c.json({ message: 'Send JSON such as {"lat":4.17,"lon":73.5}, both in degrees.' }, 400);
      }
      return c.json({ data: resortDealsNear({ latitude: lat, longitude: lon }, currency, contextOf(c)) });
    })
    .get('/properties/availability', (c) => {
      const { property_id: id = '', check_in: checkIn = '2026-01-01', currency = 'USD' } = c.req.query();
      if (!isDay(checkIn)) return c.json({ message: 'check_in must be a day such as 2026-02-03.' }, 400);
      const { check_out: checkOut = daysAfter(checkIn, 1) } = c.req.query();
      if (!isDay(checkOut) || checkOut <= checkIn) {
        return c.json({ message: 'check_out must be a day after check_in, or be left out.' }, 400);
      }
      if (!isResortCurrency(currency)) return c.json({ message: NO_CURRENCY }, 400);
      const rooms = resortRooms(id, checkIn, currency, contextOf(c));
      if (rooms === null) return c.json({ message: NO_RESORT }, 404);
      const takenUnits = (unitId: string): number =>
        world.holds.taken({ resortId: id, unitId, checkIn, checkOut }, sessionIdOfRequest(c));
      const remainingRooms = rooms.map((room) => ({ ...room, left: Math.max(0, room.left - takenUnits(room.id)) }));
      return c.json({ data: { property_id: id, check_in: checkIn, rooms: remainingRooms } });
    })
    .get('/properties/details', (c) => {
      const details = resortDetails(c.req.query('property_id') ?? '', contextOf(c));
      return details === null ? c.json({ message: NO_RESORT }, 404) : c.json({ data: details });
    })
    .route('/', itineraryRoutes(world));
}

const NO_RESORT = 'property_id must be that of a resort.';
const NO_CURRENCY = 'currency must be a code of ISO 4217 that there is a rate for, such as USD.';

/** Refuses calls without the header `x-correlation-id`, which identifies each call of this service. */
const requireCorrelationId: MiddlewareHandler = async (c, next) => {
  if ((c.req.header('x-correlation-id') ?? '').trim() !== '') return next();
  return c.json({ message: 'Calls of the resort service carry x-correlation-id.' }, 400);
};

/** At the root, a page may have the same path: whether the request is for data, not for that page. */
function asksForData({ req }: Context): boolean {
  return req.header('x-correlation-id') !== undefined || (req.header('accept') ?? '').includes('json');
}

function isNumberWithin(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit;
}

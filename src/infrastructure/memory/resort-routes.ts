import { createHoldStore, holdStatus } from '../../../sandbox/world/resorts/resort-holds.ts';
import { resortDealsNear, resortRooms } from '../../../sandbox/world/resorts/resort-records.ts';
import { suggestResorts } from '../../../sandbox/world/resorts/resort-search.ts';
import { ok } from '../../domain/shared/result.ts';
import { type MemoryRoutes, refused } from './routes.ts';

interface Needs {
  readonly seed: number;
  readonly origin: string;
  readonly now: () => Temporal.Instant;
}

/** The only session that there is. */
const SESSION = 'memory';

/** The demo world's resort service; its holds last as long as the process. */
export function resortRoutes({ now, ...world }: Needs): MemoryRoutes {
  const date = () => new Date(now().epochMilliseconds);
  const holds = createHoldStore(date);
  return {
    'GET /search': ({ query, language = 'en' }) =>
      ok({ data: suggestResorts(String(query.key), { ...world, language }) }),
    'POST /properties/deals': ({ body: { lat, lon }, query: { currency }, language = 'en' }) => {
      const point = { latitude: Number(lat), longitude: Number(lon) };
      return ok({ data: resortDealsNear(point, String(currency), { ...world, language }) });
    },
    'GET /properties/hold-check': () => {
      const hold = holds.latest(SESSION);
      if (hold === undefined) return ok({ data: null });
      const expires = new Date(hold.expiresAt).toISOString();
      return ok({ data: { reference_number: hold.reference, status: holdStatus(hold, date()), expires_at: expires } });
    },
    'PUT /itineraries': ({ query }) =>
      holds.release(String(query.reference_number)) === undefined
        ? refused(404, 'There is no hold with this reference_number.')
        : ok(null),
    'GET /properties/availability': ({ query, language = 'en' }) => {
      const checkIn = now().toZonedDateTimeISO('UTC').toPlainDate().toString();
      const rooms = resortRooms(String(query.property_id), checkIn, 'USD', { ...world, language });
      return rooms === null ? refused(404, 'property_id must be that of a resort.') : ok({ data: { rooms } });
    },
  };
}

import { ok } from '@livery/contract/shared/result';
import { resortDealsNear, resortRooms } from '../world/resorts/resort-records.ts';
import { suggestResorts } from '../world/resorts/resort-search.ts';
import { type MemoryRoutes, refusedCall } from './routes.ts';

interface ResortRoutesOptions {
  readonly seed: number;
  readonly origin: string;
  readonly now: () => Temporal.Instant;
}

/** The demo world's resort service, without holds: no call of the shell creates one. */
export function resortRoutes({ now, ...world }: ResortRoutesOptions): MemoryRoutes {
  return {
    'GET /search': ({ query, language = 'en' }) =>
      ok({ data: suggestResorts(String(query.key), { ...world, language }) }),
    'POST /properties/deals': ({ body: { lat, lon }, query: { currency }, language = 'en' }) => {
      const point = { latitude: Number(lat), longitude: Number(lon) };
      return ok({ data: resortDealsNear(point, String(currency), { ...world, language }) });
    },
    'GET /properties/hold-check': () => ok({ data: null }),
    'PUT /itineraries': () => refusedCall(404, 'There is no hold with this reference_number.'),
    'GET /properties/availability': ({ query, language = 'en' }) => {
      const checkIn = now().toZonedDateTimeISO('UTC').toPlainDate().toString();
      const rooms = resortRooms(String(query.property_id), checkIn, 'USD', { ...world, language });
      return rooms === null ? refusedCall(404, 'property_id must be that of a resort.') : ok({ data: { rooms } });
    },
  };
}

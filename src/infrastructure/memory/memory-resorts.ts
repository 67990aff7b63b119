import { createHoldStore, holdStatus } from '../../../sandbox/world/resorts/resort-holds.ts';
import { resortDealsNear, resortRooms, searchResorts } from '../../../sandbox/world/resorts/resort-records.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { ReleaseRequest } from '../../domain/resorts/hold.ts';
import type { ResortDealsSearch } from '../../domain/resorts/resort-deals-search.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import { refused } from './refused.ts';

interface Needs {
  readonly seed: number;
  readonly origin: string;
  readonly now: () => Temporal.Instant;
}

/** The only session that there is. */
const SESSION = 'memory';

/** The demo world's resort service as wire answers; its holds last as long as the process. */
export function memoryResorts({ now, ...world }: Needs) {
  const date = () => new Date(now().epochMilliseconds);
  const book = createHoldStore(date);
  return {
    resorts: (key: string) => ({ data: searchResorts(key, world) }),
    resortDeals: ({ body, currency }: ResortDealsSearch) => ({
      data: resortDealsNear({ latitude: body.lat, longitude: body.lon }, currency, world),
    }),
    hold() {
      const held = book.latest(SESSION);
      if (held === undefined) return { data: null };
      const expires = new Date(held.expiresAt).toISOString();
      return { data: { reference_number: held.reference, status: holdStatus(held, date()), expires_at: expires } };
    },
    release({ reference }: ReleaseRequest): Result<unknown, CallFailure> {
      const hold = book.release(reference);
      return hold === undefined ? refused(404, 'There is no hold with this reference_number.') : ok(null);
    },
    availability(propertyId: string): Result<unknown, CallFailure> {
      const checkIn = now().toZonedDateTimeISO('UTC').toPlainDate().toString();
      const rooms = resortRooms(propertyId, checkIn, 'USD', world.seed);
      return rooms === null ? refused(404, 'property_id must be that of a resort.') : ok({ data: { rooms } });
    },
  };
}

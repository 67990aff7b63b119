import type { ResortService } from '../../application/resorts/resort-service.port.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { ReleaseRequest } from '../../domain/resorts/hold.ts';
import type { ResortDealsSearch } from '../../domain/resorts/resort-deals-search.ts';
import { ok, type Result } from '../../domain/shared/result.ts';
import { parseAvailability } from '../resorts/availability-wire.ts';
import { parseHoldAnswer } from '../resorts/hold-wire.ts';
import { parseResortDeals, parseResortPlaces } from '../resorts/resort-wire.ts';

/** In wire form, but for what may be refused. */
interface ResortAnswers {
  resorts(key: string): unknown;
  resortDeals(search: ResortDealsSearch): unknown;
  hold(): unknown;
  release(request: ReleaseRequest): Result<unknown, CallFailure>;
  availability(propertyId: string): Result<unknown, CallFailure>;
}

/** A resort service that asks nobody. */
export function memoryResortService(answer: ResortAnswers): ResortService {
  return {
    search: async (key) => parseResortPlaces(answer.resorts(key)),
    deals: async (search) => parseResortDeals(answer.resortDeals(search), search.currency),
    holdCheck: async () => parseHoldAnswer(answer.hold()),
    async release(request) {
      const released = answer.release(request);
      return released.ok ? ok(undefined) : released;
    },
    async availability(propertyId) {
      const rooms = answer.availability(propertyId);
      return rooms.ok ? parseAvailability(rooms.value, propertyId) : rooms;
    },
  };
}

import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Hold, ReleaseRequest } from '../../domain/resorts/hold.ts';
import type { ResortDeal, ResortDealsSearch } from '../../domain/resorts/resort-deals-search.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Place } from '../../domain/trip/places.ts';

/**
 * The resort service: a platform of its own, called with a correlation id that
 * is new for each call. Never rejects. Checked by
 * tests/contracts/sources/resort-service.contract.ts (rules §7, resort service).
 */
export interface ResortService {
  search(key: string, signal: AbortSignal): Promise<Result<readonly Place[], CallFailure>>;
  deals(search: ResortDealsSearch, signal: AbortSignal): Promise<Result<readonly ResortDeal[], CallFailure>>;
  /** What the signed-in person holds, or `null` for nothing: the id of a session is no credential. */
  holdCheck(signal: AbortSignal): Promise<Result<Hold | null, CallFailure>>;
  release(request: ReleaseRequest, signal: AbortSignal): Promise<Result<void, CallFailure>>;
  availability(propertyId: string, signal: AbortSignal): Promise<Result<ResortAvailability, CallFailure>>;
}

/** Whether a resort can be booked at all; the calendar is the resort remote's. */
export interface ResortAvailability {
  readonly propertyId: string;
  readonly available: boolean;
}

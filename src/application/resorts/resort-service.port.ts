import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { ResortAvailability } from '@livery/contract/resorts/resort-availability';
import type { ResortDeal } from '@livery/contract/resorts/resort-deal';
import type { Result } from '@livery/contract/shared/result';
import type { Place } from '@livery/contract/trip/places';
import type { Hold, ReleaseRequest } from '../../domain/resorts/hold.ts';
import type { ResortDealsSearch } from '../../domain/resorts/resort-deals-search.ts';

/**
 * The resort service: a separate platform. Each call has a new correlation id. Never rejects. Checked by
 * tests/contracts/sources/resort-service.contract.ts (rules §7, resort service).
 */
export interface ResortService {
  search(key: string, signal: AbortSignal): Promise<Result<readonly Place[], CallFailure>>;
  deals(search: ResortDealsSearch, signal: AbortSignal): Promise<Result<readonly ResortDeal[], CallFailure>>;
  /** The signed-in user's hold, or `null` if there is none: a session id isn't a credential. */
  holdCheck(signal: AbortSignal): Promise<Result<Hold | null, CallFailure>>;
  release(request: ReleaseRequest, signal: AbortSignal): Promise<Result<void, CallFailure>>;
  availability(propertyId: string, signal: AbortSignal): Promise<Result<ResortAvailability, CallFailure>>;
}

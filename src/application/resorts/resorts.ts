import type { Coordinates } from '../../domain/agency/policies.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Hold } from '../../domain/resorts/hold.ts';
import type { ReleaseRefused } from '../../domain/resorts/release-request.ts';
import type { ResortDeal } from '../../domain/resorts/resort-deal.ts';
import type { PlaceOffTheGlobe } from '../../domain/resorts/resort-deals-search.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { Place } from '../../domain/trip/places.ts';
import type { Live } from '../shared/live.ts';
import type { ResortAvailability } from './resort-service.port.ts';

/** Resorts: finding them, and letting go of what is held (rules §4 and §7). */
export interface Resorts {
  readonly deals: Live<ResortDealsState>;
  readonly hold: Live<Hold | null>;
  /** Asks for deals around a place; a request that is still under way is cancelled. */
  findDeals(place: Coordinates): void;
  search(key: string, signal: AbortSignal): Promise<Result<readonly Place[], CallFailure>>;
  /** Checks the hold of this session. */
  checkHold(signal: AbortSignal): Promise<Result<Hold | null, CallFailure>>;
  /** Lets go of what is held; a hold that is over, or being released already, is refused. */
  release(signal: AbortSignal): Promise<Result<void, CallFailure | ReleaseRefused>>;
  availability(propertyId: string, signal: AbortSignal): Promise<Result<ResortAvailability, CallFailure>>;
}

export type ResortDealsState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'list'; readonly deals: readonly ResortDeal[] }
  | { readonly kind: 'failed'; readonly failure: CallFailure | PlaceOffTheGlobe };

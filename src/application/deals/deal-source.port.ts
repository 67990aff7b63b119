import type { ActivityDeal } from '../../domain/deals/activity-duration.ts';
import type { CarDeal } from '../../domain/deals/car-card.ts';
import type { ActivityDealSearch, CarDealSearch, HotelDealSearch } from '../../domain/deals/deal-search.ts';
import type { HotelDeal } from '../../domain/deals/hotel-deal.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';

/**
 * Finds deals around a place.
 *
 * No deals is a good result; a deal with no name is left out, a figure that is
 * no number reads as `null`. Never rejects. Checked by
 * tests/contracts/sources/deal-source.contract.ts.
 *
 * @see rules §7, deal searches
 */
export interface DealSource {
  hotels(search: HotelDealSearch, signal: AbortSignal): Promise<Result<readonly HotelDeal[], CallFailure>>;
  activities(search: ActivityDealSearch, signal: AbortSignal): Promise<Result<readonly ActivityDeal[], CallFailure>>;
  cars(search: CarDealSearch, signal: AbortSignal): Promise<Result<readonly CarDeal[], CallFailure>>;
}

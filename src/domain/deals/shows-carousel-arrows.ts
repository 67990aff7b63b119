import { productOf } from './deal-product.ts';
import type { DealTab } from './deal-tab.ts';

/**
 * Whether a tab's carousel has arrows: never on Cruises and Flights, which have
 * no cards to move, nor where there is no second card to move to.
 *
 * @see specification §2, home page
 */
export function showsCarouselArrows(tab: DealTab, count: number): boolean {
  return productOf(tab) !== null && count > 1;
}

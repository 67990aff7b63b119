import type { DealRatesRecord } from './deal-rates.ts';
import { dealRates } from './deal-rates.ts';
import type { SeededRandom } from './seeded-random.ts';

/**
 * Prices of a night in USD.
 *
 * @param stars 2.5 to 5
 * @param cost what a night costs in that place, where 1 is usual
 */
export function hotelRates(random: SeededRandom, stars: number, cost: number): DealRatesRecord {
  return dealRates(random, (34 + 4.3 * stars ** 2.4) * cost * random.between(0.85, 1.3));
}

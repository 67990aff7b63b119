import { daysBetween } from './reference/days.ts';
import { type Price, timesPrice } from './reference/price.ts';
import { resortRooms } from './resort-answers.ts';
import type { StayAsked } from './resort-stay.ts';
import { resortsOf } from './resorts.ts';

/** What a unit of a resort costs for all nights, in USD, and what of it the agency pays; `null` where there is no such unit. */
export function resortPrice(
  resortId: string,
  { unitId, checkIn, checkOut }: Pick<StayAsked, 'unitId' | 'checkIn' | 'checkOut'>,
  seed: number,
): Price | null {
  const resort = resortsOf(seed).find(({ id }) => id === resortId);
  const unit = resortRooms(resortId, checkIn, 'USD', seed)?.find(({ id }) => id === unitId);
  if (resort === undefined || unit === undefined) return null;
  const total = Math.round(unit.price * daysBetween(checkIn, checkOut) * 100) / 100;
  const { baseRate, taxAndFee, totalRate, discountPercentage } = resort.rates;
  const night: Price = { base: baseRate, taxesAndFees: taxAndFee, total: totalRate, published: 0, discountPercentage };
  // A cent may be lost between the parts: what was shown is what is paid.
  return { ...timesPrice(night, total / totalRate), total };
}

import type { PriceParts } from '@livery/contract/market/price-parts';
import type { WireRecord } from '@livery/remote';

/** Reads what a price is made of; `null` if there is no total. */
export function priceOf(wire: WireRecord): PriceParts | null {
  const total = amount(wire, 'total');
  if (total === null) return null;
  const percent = amount(wire, 'discountPercentage');
  return {
    published: amount(wire, 'published'),
    total,
    base: amount(wire, 'base'),
    taxesAndFees: amount(wire, 'taxesAndFees'),
    markupPercentage: amount(wire, 'markupPercentage'),
    discountPercentage: percent !== null && percent <= 100 ? percent : null,
  };
}

function amount(wire: WireRecord, name: string): number | null {
  const value = wire.figure(name);
  return value !== null && value >= 0 ? value : null;
}

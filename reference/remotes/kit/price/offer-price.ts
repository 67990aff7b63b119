import type { PriceParts } from '@livery/contract/market/price-parts';
import type { WireRecord } from '@livery/remote';

/** Reads the parts of a price; `null` if there is no total. */
export function parseOfferPrice(wire: WireRecord): PriceParts | null {
  const total = nonNegativeAmount(wire, 'total');
  if (total === null) return null;
  const percent = nonNegativeAmount(wire, 'discountPercentage');
  return {
    published: nonNegativeAmount(wire, 'published'),
    total,
    base: nonNegativeAmount(wire, 'base'),
    taxesAndFees: nonNegativeAmount(wire, 'taxesAndFees'),
    markupPercentage: nonNegativeAmount(wire, 'markupPercentage'),
    discountPercentage: percent !== null && percent <= 100 ? percent : null,
  };
}

function nonNegativeAmount(wire: WireRecord, name: string): number | null {
  const value = wire.figure(name);
  return value !== null && value >= 0 ? value : null;
}

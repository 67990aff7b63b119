import type { WireRecord } from '@livery/remote';

/** What a price is made of: every amount is in one currency. */
export interface PriceParts {
  /** The price before the discount. */
  readonly published: number | null;
  readonly total: number;
  /** The wholesale price: what the agency pays. */
  readonly base: number | null;
  readonly taxesAndFees: number | null;
  /** What the agency adds, in percent of the base. */
  readonly markupPercentage: number | null;
  /** 0 to 100. */
  readonly discountPercentage: number | null;
}

/** Reads what a price is made of; `null` where there is no total. */
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

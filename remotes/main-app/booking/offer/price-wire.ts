import type { WireRecord } from '../../../kit/data/wire-record.ts';
import type { OfferPrice } from './offer.ts';

/** Reads a price in US dollars; `null` where there is no total to pay. */
export function priceOf(wire: WireRecord): OfferPrice | null {
  const total = amount(wire, 'total');
  if (total === null) return null;
  const percent = amount(wire, 'discountPercentage');
  return {
    published: amount(wire, 'published'),
    total,
    base: amount(wire, 'base'),
    taxesAndFees: amount(wire, 'taxesAndFees'),
    discountPercentage: percent !== null && percent <= 100 ? percent : null,
  };
}

function amount(wire: WireRecord, name: string): number | null {
  const told = wire.figure(name);
  return told !== null && told >= 0 ? told : null;
}

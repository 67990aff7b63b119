import type { PriceParts } from '@livery/contract/market/price-parts';
import { joinNames } from '@livery/remote';
import type { Offer } from '../offer/offer.ts';
import type { ProductTexts } from './definition.ts';
import { productDefinition } from './product.ts';

/** The unit of an offer's prices, and whether taxes are included, if all prices say so. */
export function priceNote(
  offer: Offer,
  prices: readonly Pick<PriceParts, 'taxesAndFees'>[],
  texts: ProductTexts,
): string {
  const areIncluded = prices.every(({ taxesAndFees }) => taxesAndFees !== null);
  const unit = productDefinition(offer.product).priceUnit(offer, texts);
  return joinNames([unit, areIncluded ? texts.t('price.included') : '']);
}

import type { PriceParts } from '@livery/contract/market/price-parts';
import { joinNames } from '@livery/remote';
import type { Offer } from '../offer/offer.ts';
import type { ProductTexts } from './definition.ts';
import { productDefinition } from './product.ts';

/** What prices of an offer are for, and that taxes are in them if each of them says which. */
export function priceNote(
  offer: Offer,
  prices: readonly Pick<PriceParts, 'taxesAndFees'>[],
  texts: ProductTexts,
): string {
  const areIncluded = prices.every(({ taxesAndFees }) => taxesAndFees !== null);
  const unit = productDefinition(offer.product).priceUnit(offer, texts);
  return joinNames([unit, areIncluded ? texts.t('price.included') : '']);
}

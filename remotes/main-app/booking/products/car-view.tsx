import type { CarOffer } from '../offer/offer.ts';
import type { ProductView } from '../product/view.ts';

export const carView: ProductView<CarOffer> = {
  companyOf: ({ supplier }) => supplier,
};

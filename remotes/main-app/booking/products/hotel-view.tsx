import { Rating } from '@livery/ui/rating';
import type { HotelOffer } from '../offer/offer.ts';
import type { ProductView } from '../product/view.ts';

export const hotelView: ProductView<HotelOffer> = {
  BelowName: ({ offer }) => <Rating value={offer.stars} />,
};

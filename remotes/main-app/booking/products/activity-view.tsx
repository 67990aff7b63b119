import type { ActivityOffer } from '../offer/offer.ts';
import type { ProductView } from '../product/view.ts';

/** As all products look. */
export const activityView: ProductView<ActivityOffer> = {};

import type { Money } from '../../../../src/application/remotes/remote-context.ts';
import type { Offer, OfferPrice } from '../offer/offer.ts';
import { PRODUCTS } from '../product/product.ts';

/** All that a platform's booking may be of: resorts have a remote of their own, and are booked there. */
export const BOOKED_PRODUCTS = [...PRODUCTS, 'resort'] as const;

export type BookedProduct = (typeof BOOKED_PRODUCTS)[number];

/** Something that was booked. */
export interface Booking {
  readonly referenceNumber: string;
  readonly product: BookedProduct;
  readonly title: string;
  /** The empty text where there was nothing to choose. */
  readonly choice: string;
  readonly picture: string;
  readonly travellers: readonly string[];
  readonly email: string;
  readonly price: Money;
  readonly cancelled: boolean;
  /** As it was booked, where it is told, and of what is booked here. */
  readonly offer: Offer | undefined;
  /** What the offer's price was made of; `null` where it isn't told. */
  readonly offerPrice: OfferPrice | null;
}

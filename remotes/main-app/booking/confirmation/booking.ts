import type { Money } from '../../../../src/application/remotes/remote-context.ts';
import type { Offer } from '../offer/offer.ts';
import type { Product } from '../product/product.ts';

/** Something that was booked. */
export interface Booking {
  readonly referenceNumber: string;
  readonly product: Product;
  readonly title: string;
  /** The empty text where there was nothing to choose. */
  readonly choice: string;
  readonly picture: string;
  readonly travellers: readonly string[];
  readonly email: string;
  readonly price: Money;
  readonly cancelled: boolean;
  /** As it was booked, where it is told. */
  readonly offer: Offer | undefined;
}

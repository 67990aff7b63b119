import type { ReactNode } from 'react';
import type { Offer } from '../offer/offer.ts';

/** Parts of an offer's details that only this product has: loaded only with the details. */
export interface ProductView<O extends Offer = Offer> {
  /** Shown instead of an offer's pictures. */
  InPlaceOfPictures?(props: { readonly offer: O }): ReactNode;
  /** Shown below the choices. */
  BelowChoices?(props: { readonly offer: O }): ReactNode;
}

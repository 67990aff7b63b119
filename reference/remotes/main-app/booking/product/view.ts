import type { ReactNode } from 'react';
import type { Offer } from '../offer/offer.ts';

/** What the details of an offer show that others' don't: loaded with the details only. */
export interface ProductView<O extends Offer = Offer> {
  /** Stands in place of an offer's pictures, which it has none of then. */
  InPlaceOfPictures?(props: { readonly offer: O }): ReactNode;
  /** Stands below the choices. */
  BelowChoices?(props: { readonly offer: O }): ReactNode;
}

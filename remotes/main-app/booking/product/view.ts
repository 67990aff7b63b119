import type { ReactNode } from 'react';
import type { Offer } from '../offer/offer.ts';

/** A company of an offer; its logo is an address, untrusted. */
export interface Company {
  readonly name: string;
  readonly logo: string;
}

/** What an offer of a product looks like where it differs from others; what is left out is like all others. */
export interface ProductView<O extends Offer = Offer> {
  /** Whose logo a card shows. */
  companyOf?(offer: O): Company;
  /** Stands below the name on a card. */
  BelowName?(props: { readonly offer: O }): ReactNode;
  /** Stands in place of an offer's pictures, which it has none of then. */
  InPlaceOfPictures?(props: { readonly offer: O }): ReactNode;
  /** Stands below the choices among the details. */
  BelowChoices?(props: { readonly offer: O }): ReactNode;
}

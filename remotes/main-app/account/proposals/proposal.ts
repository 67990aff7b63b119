import type { Offer } from '../../booking/offer/offer.ts';
import type { Product } from '../../booking/product/product.ts';

/** Offers that an agent proposes to somebody. */
export interface Proposal {
  readonly id: string;
  readonly title: string;
  readonly message: string;
  /** The empty text where it is for nobody in particular. */
  readonly clientId: string;
  readonly on: string;
  readonly by: string;
  readonly status: ProposalStatus;
  /** Why it was declined; the empty text where it isn't told. */
  readonly reason: string;
  readonly offers: readonly ProposedOffer[];
}

export interface ProposedOffer {
  readonly product: Product;
  readonly offerId: string;
  /** `null` once it is sold no more. */
  readonly offer: Offer | null;
}

export const PROPOSAL_STATUSES = ['open', 'approved', 'disapproved'] as const;

type ProposalStatus = (typeof PROPOSAL_STATUSES)[number];

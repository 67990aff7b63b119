import { wireRecord } from '@livery/remote';
import type { DraftOffer } from '../proposal/draft.ts';
import { draftOfferFacts } from '../proposal/draft-offer-facts.ts';

/** An offer that an agent can propose. */
export interface ProposableOffer {
  /** The product's name in the platform's calls. */
  readonly product: string;
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  readonly price: ProposablePrice;
}

/** In US dollars, unless it names another currency. */
interface ProposablePrice {
  readonly total: number;
  readonly currency?: string;
}

/** One of the options of an offer. */
export interface ProposableChoice {
  readonly id: string;
  readonly name: string;
  readonly price: ProposablePrice;
  /** The option's own terms, if it has any. */
  readonly rate?: OfferTerms | null;
  readonly fare?: OfferTerms | null;
}

interface OfferTerms {
  /** As for an offer: `null` if it is unknown. */
  readonly freeCancellationUntil: string | null;
}

/** An offer in the form of a proposal. */
export function draftOffer(offer: ProposableOffer, choice?: ProposableChoice | null): DraftOffer {
  const { id, product, name, picture, price } = offer;
  const { rate, fare } = choice ?? {};
  const { freeCancellationUntil } = rate ?? fare ?? {};
  const { total, currency = 'USD' } = choice?.price ?? price;
  return {
    ...{ product, offerId: id, name, picture, note: '' },
    ...{ choiceId: choice?.id ?? '', choice: choice?.name ?? '', total, currency },
    ...draftOfferFacts(wireRecord(offer)),
    ...(freeCancellationUntil !== undefined && { freeUntil: freeCancellationUntil ?? '' }),
  };
}

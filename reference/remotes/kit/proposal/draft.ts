import type { DraftOfferFacts } from './draft-offer-facts.ts';

/** A proposal in progress for a client, kept while the agent searches. */
export type Draft = {
  readonly title: string;
  /** The empty text for no particular client. */
  readonly clientId: string;
  /** The client for whom the agent booked when the client was last filled in; the empty text for none. */
  readonly filledFor: string;
  /** A language of the site; the empty text if the client chooses it. */
  readonly language: string;
  readonly message: string;
  readonly offers: readonly DraftOffer[];
};

export interface DraftOffer extends DraftOfferFacts {
  /** The product's name in the platform's calls. */
  readonly product: string;
  readonly offerId: string;
  /** The chosen room, fare or similar option and its name; empty texts for the offer as shown on its card. */
  readonly choiceId: string;
  readonly choice: string;
  readonly name: string;
  /** An address; may be empty. */
  readonly picture: string;
  /** `null` if the price is unknown. */
  readonly total: number | null;
  readonly currency: string;
  readonly note: string;
}

export const MAX_OFFERS = 100;
export const MAX_NOTE_LENGTH = 300;

export const EMPTY_DRAFT: Draft = { title: '', clientId: '', filledFor: '', language: '', message: '', offers: [] };

type DraftOfferList = Draft['offers'];

export function hasOffer(offers: DraftOfferList, offerId: string): boolean {
  return offers.some((otherOffer) => otherOffer.offerId === offerId);
}

/** Adds an offer at the end, unless it is already there; `null` if the list is full. */
export function withOffer(offers: DraftOfferList, offer: DraftOffer): DraftOfferList | null {
  if (hasOffer(offers, offer.offerId)) return offers;
  return offers.length < MAX_OFFERS ? [...offers, offer] : null;
}

/** Replaces the choice of an offer in the list; its position and its note stay. */
export function withChoice(offers: DraftOfferList, { note: _, ...offer }: DraftOffer): DraftOfferList {
  return offers.map((otherOffer) => (otherOffer.offerId === offer.offerId ? { ...otherOffer, ...offer } : otherOffer));
}

export function withoutOffer(offers: DraftOfferList, offerId: string): DraftOfferList {
  return offers.filter((otherOffer) => otherOffer.offerId !== offerId);
}

/** Moves an offer to another position. */
export function withMovedOffer(offers: DraftOfferList, offerId: string, index: number): DraftOfferList {
  const movedOffer = offers.find((otherOffer) => otherOffer.offerId === offerId);
  return movedOffer === undefined ? offers : withoutOffer(offers, offerId).toSpliced(index, 0, movedOffer);
}

export function withNote(offers: DraftOfferList, offerId: string, note: string): DraftOfferList {
  return offers.map((otherOffer) => (otherOffer.offerId === offerId ? { ...otherOffer, note } : otherOffer));
}

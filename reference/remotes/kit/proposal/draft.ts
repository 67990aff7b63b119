import type { DraftOfferFacts } from './draft-offer-facts.ts';

/** What an agent is putting together for a client: it stays while they search. */
export type Draft = {
  readonly title: string;
  /** The empty text for no particular client. */
  readonly clientId: string;
  /** Whom the agent booked for when the client was last filled in; the empty text for nobody. */
  readonly filledFor: string;
  /** A language of the site; the empty text for the client's own choice. */
  readonly language: string;
  readonly message: string;
  readonly offers: readonly DraftOffer[];
};

export interface DraftOffer extends DraftOfferFacts {
  /** By its name in the platform's calls. */
  readonly product: string;
  readonly offerId: string;
  /** The room, fare or the like that was chosen of it, and its name; empty texts for the offer as its card shows it. */
  readonly choiceId: string;
  readonly choice: string;
  readonly name: string;
  /** An address; may be empty. */
  readonly picture: string;
  /** `null` if nobody knows what it costs. */
  readonly total: number | null;
  readonly currency: string;
  readonly note: string;
}

export const MAX_OFFERS = 100;
export const MAX_NOTE_LENGTH = 300;

export const EMPTY_DRAFT: Draft = { title: '', clientId: '', filledFor: '', language: '', message: '', offers: [] };

type DraftOfferList = Draft['offers'];

export function hasOffer(offers: DraftOfferList, offerId: string): boolean {
  return offers.some((other) => other.offerId === offerId);
}

/** With an offer at its end, unless it is there already; `null` if there is no room for it. */
export function withOffer(offers: DraftOfferList, offer: DraftOffer): DraftOfferList | null {
  if (hasOffer(offers, offer.offerId)) return offers;
  return offers.length < MAX_OFFERS ? [...offers, offer] : null;
}

/** With another choice of an offer that is in it, in its place and with its note. */
export function withChoice(offers: DraftOfferList, { note: _, ...offer }: DraftOffer): DraftOfferList {
  return offers.map((other) => (other.offerId === offer.offerId ? { ...other, ...offer } : other));
}

export function withoutOffer(offers: DraftOfferList, offerId: string): DraftOfferList {
  return offers.filter((other) => other.offerId !== offerId);
}

/** With an offer at another place among all of them. */
export function withMovedOffer(offers: DraftOfferList, offerId: string, index: number): DraftOfferList {
  const moved = offers.find((other) => other.offerId === offerId);
  return moved === undefined ? offers : withoutOffer(offers, offerId).toSpliced(index, 0, moved);
}

export function withNote(offers: DraftOfferList, offerId: string, note: string): DraftOfferList {
  return offers.map((other) => (other.offerId === offerId ? { ...other, note } : other));
}

import type { PriceParts } from '@livery/contract/market/price-parts';
import type { Offer } from './offer.ts';
import type { OfferFact } from './offer-fact.ts';

export type TravellerKind = 'adult' | 'child' | 'infant';

/** The conditions of a room's rate. */
export interface RateConditions {
  /** The same for all rates of a room. */
  readonly room: string;
  /** Codes. */
  readonly board: string;
  readonly beds: string;
  /** The maximum number of guests. */
  readonly guests: number | null;
  /** The number of the search's room that it is for, from 1; `null` if it is for all rooms. */
  readonly forRoom: number | null;
  /** As for an offer. */
  readonly freeCancellationUntil: Offer['freeCancellationUntil'];
  /** Paragraphs. */
  readonly cancellation: readonly string[];
}

/** The conditions of a fare. */
export interface FareConditions extends Pick<RateConditions, 'freeCancellationUntil' | 'cancellation'> {
  /** As for a fare. */
  readonly cabinBags: number | null;
  readonly checkedBags: number | null;
}

/** A room, a protection package, a slot, a fare or a cabin. */
export interface OfferChoice {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly price: PriceParts;
  readonly tags: readonly string[];
  /** The remaining number, if it is low; 0 if too few remain for the booking; `null` otherwise. */
  readonly left: number | null;
  /** For a room whose conditions the platform sends. */
  readonly rate: RateConditions | null;
  /** For a flight whose conditions the platform sends. */
  readonly fare: FareConditions | null;
}

/** Details of a traveller that an offer may require in addition to the name. */
export const TRAVELLER_DETAILS = ['birthDate', 'nationality', 'passport'] as const;

export type TravellerDetail = (typeof TRAVELLER_DETAILS)[number];

export interface OfferDetails {
  readonly offer: Offer;
  /** The required details of each traveller. */
  readonly asks: readonly TravellerDetail[];
  /** Paragraphs. */
  readonly description: readonly string[];
  readonly facts: readonly OfferFact[];
  readonly choices: readonly OfferChoice[];
  readonly cancellation: readonly string[];
  readonly reviews: readonly { readonly author: string; readonly rating: number | null; readonly text: string }[];
}

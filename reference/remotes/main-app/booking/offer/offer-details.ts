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
  /** How many may sleep in it. */
  readonly guests: number | null;
  /** The number of the one room of the search that it is for, from 1; `null` if it is for all of them. */
  readonly forRoom: number | null;
  /** As of an offer. */
  readonly freeCancellationUntil: Offer['freeCancellationUntil'];
  /** Paragraphs. */
  readonly cancellation: readonly string[];
}

/** The conditions of a fare. */
export interface FareConditions extends Pick<RateConditions, 'freeCancellationUntil' | 'cancellation'> {
  /** As of a fare. */
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
  /** How many are left, if few are, 0 if these are too few for the booking; `null` otherwise. */
  readonly left: number | null;
  /** Of a room whose conditions the platform sends. */
  readonly rate: RateConditions | null;
  /** Of a flight whose conditions the platform sends. */
  readonly fare: FareConditions | null;
}

/** What may have to be known of a traveller besides the name. */
export const TRAVELLER_DETAILS = ['birthDate', 'nationality', 'passport'] as const;

export type TravellerDetail = (typeof TRAVELLER_DETAILS)[number];

export interface OfferDetails {
  readonly offer: Offer;
  /** What has to be known of each traveller. */
  readonly asks: readonly TravellerDetail[];
  /** Paragraphs. */
  readonly description: readonly string[];
  readonly facts: readonly OfferFact[];
  readonly choices: readonly OfferChoice[];
  readonly cancellation: readonly string[];
  readonly reviews: readonly { readonly author: string; readonly rating: number | null; readonly text: string }[];
}

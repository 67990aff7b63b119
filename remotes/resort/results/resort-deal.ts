import type { OfferPrice } from '@livery/kit/price/offer-price';
import type { Money } from '@livery/remote';
import type { PictureSource } from '@livery/ui/picture-source';

/** A resort in a list. Texts and addresses are untrusted. */
export interface ResortDeal {
  readonly id: string;
  readonly name: string;
  readonly location: string;
  readonly image: string;
  /** The same with what the service tells of it. */
  readonly picture: PictureSource;
  /** Out of five; `null` where it isn't rated. */
  readonly rating: number | null;
  /** As the service wrote them. */
  readonly amenities: readonly string[];
  /** Where it is, in degrees; `null` where that is unknown. */
  readonly point: { readonly latitude: number; readonly longitude: number } | null;
  /** The cheapest night; `null` where it is missing. */
  readonly price: Money | null;
  /** What that price is made of; `null` where it is missing. */
  readonly rates: OfferPrice | null;
  /** What a night costs by how many a room sleeps; empty where the service doesn't tell. */
  readonly rooms: readonly DealRoom[];
}

export interface DealRoom {
  readonly sleeps: number;
  readonly price: Money;
  readonly rates: OfferPrice | null;
}

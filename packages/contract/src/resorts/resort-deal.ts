import type { Coordinates } from '../agency/policies.ts';
import type { PictureSource } from '../content/picture-source.ts';
import type { Money } from '../market/money.ts';
import type { PriceParts } from '../market/price-parts.ts';

/**
 * A resort on offer, as every list shows it. Resorts are requested in a currency, so unlike other deals
 * their price has a currency (rules §7, resort service).
 * @rule 7.15
 */
export interface ResortDeal {
  /** Its name if the service gives no id. */
  readonly id: string;
  /** Never blank. */
  readonly name: string;
  readonly image: string;
  /** The name of its place. */
  readonly location: string;
  /** 0 to 5, or `null` when not rated. */
  readonly rating: number | null;
  /** Of the cheapest night; `null` when not given. */
  readonly price: Money | null;
}

/** A deal with all that the service tells of it. Texts and addresses are untrusted. */
export interface ResortOffer extends ResortDeal {
  /** Its image with what the service tells of it. */
  readonly picture: PictureSource;
  /** As the service wrote them, each once. */
  readonly amenities: readonly string[];
  /** Where it is; `null` if that is unknown. */
  readonly point: Coordinates | null;
  /** What the price is made of; `null` if it is missing. */
  readonly rates: PriceParts | null;
  /** What a night costs by how many a room sleeps; empty if the service doesn't tell. */
  readonly rooms: readonly OfferedRoom[];
}

export interface OfferedRoom {
  readonly sleeps: number;
  readonly price: Money;
  readonly rates: PriceParts | null;
}

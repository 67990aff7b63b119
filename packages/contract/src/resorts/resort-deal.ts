import type { Coordinates } from '../agency/policies.ts';
import type { PictureSource } from '../content/picture-source.ts';
import type { Money } from '../market/money.ts';
import type { PriceParts } from '../market/price-parts.ts';

/**
 * A resort deal, as every list shows it. Resorts are requested in a currency, so unlike other deals their price has a
 * currency (rules §7, resort service).
 * @rule 7.15
 */
export interface ResortDeal {
  /** The id; the name if the service gives no id. */
  readonly id: string;
  /** Never blank. */
  readonly name: string;
  readonly image: string;
  /** The name of the place where it is. */
  readonly location: string;
  /** 0 to 5, or `null` if it isn't rated. */
  readonly rating: number | null;
  /** The price of the cheapest night; `null` if it is missing. */
  readonly price: Money | null;
}

/** A deal with all details from the service. Texts and addresses are untrusted. */
export interface ResortOffer extends ResortDeal {
  /** Its image, with the service's details about it. */
  readonly picture: PictureSource;
  /** As the service wrote them, without duplicates. */
  readonly amenities: readonly string[];
  /** Its location; `null` if it is unknown. */
  readonly point: Coordinates | null;
  /** The parts of the price; `null` if they are missing. */
  readonly rates: PriceParts | null;
  /** The price of a night by the number of guests in a room; empty if the service doesn't give it. */
  readonly rooms: readonly OfferedRoom[];
}

export interface OfferedRoom {
  readonly sleeps: number;
  readonly price: Money;
  readonly rates: PriceParts | null;
}

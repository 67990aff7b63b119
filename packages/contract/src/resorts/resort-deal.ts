import type { Money } from '../market/money.ts';

/**
 * A resort on offer. Resorts are requested in a currency, so unlike other deals
 * their price has a currency (rules §7, resort service).
 */
export interface ResortDeal {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  /** The name of its place. */
  readonly location: string;
  /** 0 to 5, or `null` when not rated. */
  readonly rating: number | null;
  /** For the whole stay; `null` when not given. */
  readonly price: Money | null;
}

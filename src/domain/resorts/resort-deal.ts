import type { Money } from '../market/money.ts';

/**
 * A resort on offer. Resorts are asked for in a currency, so unlike other deals
 * their price says which one it is in (rules §7, resort service).
 */
export interface ResortDeal {
  readonly id: string;
  readonly name: string;
  readonly image: string;
  /** Where it lies, in words. */
  readonly location: string;
  /** 0 to 5, or `null` when not rated. */
  readonly rating: number | null;
  /** For the whole stay; `null` when not given. */
  readonly price: Money | null;
}

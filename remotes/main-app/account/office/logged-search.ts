import type { Product } from '../../booking/product/product.ts';

/** What somebody of the agency searched. */
export interface LoggedSearch {
  readonly id: string;
  readonly on: string;
  readonly by: string;
  readonly product: Product;
  /** Days, one or two. */
  readonly days: readonly string[];
  /** Codes of airports, for flights. */
  readonly route: readonly string[];
  readonly results: number;
}

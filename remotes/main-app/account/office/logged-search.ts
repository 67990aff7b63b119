import type { Product } from '../../booking/product/product.ts';
import type { SearchValues } from '../../booking/product/search-plan.ts';

/** What somebody of the agency searched. */
export interface LoggedSearch {
  readonly id: string;
  readonly on: string;
  readonly by: string;
  readonly product: Product;
  /** Days, one or two. */
  readonly days: readonly string[];
  /** What the places are called, one or two; none for cruises. */
  readonly places: readonly string[];
  /** As the call carried it, by the names of the call. */
  readonly query: SearchValues;
  readonly results: number;
}

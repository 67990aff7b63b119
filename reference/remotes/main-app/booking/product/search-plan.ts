import type { RemoteCall } from '@livery/remote';
import type { SearchPlan, SearchValues } from '@livery/remote/search';

/** A logged search: its values by their names in the call, and the names of its places. */
export interface PastSearch {
  readonly query: SearchValues;
  readonly places: readonly string[];
}

/** How a product is searched. */
export interface ProductSearch {
  readonly plan: SearchPlan;
  /** The query of the call that searches for offers. */
  call(values: SearchValues): NonNullable<RemoteCall['query']>;
  /** The values of a past search by their names in the address, which may differ from those in the call. */
  searchAgain(past: PastSearch): SearchValues;
}

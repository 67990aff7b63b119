import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import type { Observable } from 'rxjs';

/**
 * Sends events to this site's other tabs and receives theirs.
 *
 * A tab doesn't receive its own events. If the tabs of a browser share no storage, announcing has no effect and nothing
 * arrives. Checked by tests/contracts/tabs.contract.ts.
 */
export interface Tabs {
  announce(event: TabEvent): void;
  readonly events: Observable<TabEvent>;
}

export type TabEvent =
  | { readonly kind: 'currency-chosen'; readonly choice: CurrencyChoice }
  | { readonly kind: 'signed-in' }
  /** `expired` if nobody logged out but the platform refused the session. */
  | { readonly kind: 'signed-out'; readonly expired?: boolean | undefined };

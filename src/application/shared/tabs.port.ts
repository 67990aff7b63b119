import type { CurrencyChoice } from '@livery/contract/market/currency-choice';
import type { Observable } from 'rxjs';

/**
 * Sends events to this site's other tabs and receives theirs.
 *
 * A tab does not receive its own events. If the browser has no storage that
 * tabs share, nothing arrives and announcing has no effect.
 * Checked by tests/contracts/tabs.contract.ts.
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

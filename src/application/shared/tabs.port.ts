import type { Observable } from 'rxjs';
import type { CurrencyChoice } from '../../domain/market/currency-choice.ts';

/**
 * Speaks to this site's other tabs.
 *
 * What one announces, all others hear, and it does not hear itself. Where the
 * browser keeps nothing that tabs share nothing is heard, and announcing costs
 * nothing.
 * Held to tests/contracts/tabs.test.ts.
 */
export interface Tabs {
  announce(event: TabEvent): void;
  readonly heard: Observable<TabEvent>;
}

export type TabEvent =
  | { readonly kind: 'currency-chosen'; readonly choice: CurrencyChoice }
  | { readonly kind: 'signed-in' }
  | { readonly kind: 'signed-out' };

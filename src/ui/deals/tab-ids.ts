import type { DealTab } from '../../domain/deals/deal-tab.ts';

/** The element that shows the deals of the chosen tab. */
export const DEALS_PANEL = 'deals-panel';

/** The element of a tab itself. */
export function tabId(tab: DealTab): string {
  return `deals-tab-${tab}`;
}

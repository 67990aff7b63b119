import type { DealTab } from '../../domain/deals/deal-tab.ts';

/** The id of the panel of the chosen tab. */
export const DEALS_PANEL = 'deals-panel';

/** The id of a tab. */
export function tabId(tab: DealTab): string {
  return `deals-tab-${tab}`;
}

import { DEAL_TABS, type DealTab } from './deal-tab.ts';

/**
 * The banner that stands in place of deals: only Cruises and Flights, which
 * never search, have one; `null` for a tab with deals.
 *
 * @see specification §2, home page; readings 28
 */
export function tabBanner(tab: DealTab): string | null {
  return DEAL_TABS[tab].banner;
}

import { DEAL_TABS, type DealTab } from './deal-tab.ts';

/**
 * Where the Book Now link of a tab's promo card leads.
 *
 * @see specification §2, home page
 */
export function promoPath(tab: DealTab): string {
  return DEAL_TABS[tab].path;
}

import { DEAL_TABS, type DealTab } from './deal-tab.ts';

/** The English label of a tab: "Flights", where menus say "Air Travel" (readings 26). */
export function tabLabel(tab: DealTab): string {
  return DEAL_TABS[tab].label;
}

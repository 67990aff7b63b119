import { type DealTab, tabLabel } from './deal-tab.ts';

/** The target of Reveal Price: the home page, on the tab that shows the price. @rule 4.11 */
export function revealPath(tab: DealTab): string {
  return `/?tab=${encodeURIComponent(tabLabel(tab))}`;
}

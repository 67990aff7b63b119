import type { DealTab } from './deal-tab.ts';
import { tabLabel } from './tab-label.ts';

/**
 * Where Reveal Price leads: the home page, on the tab that the price stands on.
 *
 * @see specification §5
 */
export function revealPath(tab: DealTab): string {
  return `/?tab=${encodeURIComponent(tabLabel(tab))}`;
}

import { serviceOfTitle } from '../agency/service-of-title.ts';
import type { DealTab } from './deal-tab.ts';

/**
 * The tab that opens: the one that the address wants, by any of its names, if
 * the agency has it, else the agency's first; `null` where it has none.
 *
 * @param wanted the value of `?tab`, untrusted
 * @param tabs the agency's own, as `dealTabs` lists them
 * @see specification §4, deals tab
 */
export function chooseTab(wanted: string | undefined, tabs: readonly DealTab[]): DealTab | null {
  const service = wanted === undefined ? undefined : serviceOfTitle(wanted);
  return tabs.find((tab) => tab === service) ?? tabs[0] ?? null;
}

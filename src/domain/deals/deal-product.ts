import type { DealTab } from './deal-tab.ts';

/** What deals are searched for; the other tabs send no request (readings 28). */
export const DEAL_PRODUCTS = ['hotel', 'activity', 'car'] as const;

export type DealProduct = (typeof DEAL_PRODUCTS)[number];

const TABS: Readonly<Record<DealProduct, DealTab>> = { hotel: 'hotels', activity: 'activities', car: 'cars' };

/** The tab that shows a product's deals. */
export function tabOf(product: DealProduct): DealTab {
  return TABS[product];
}

/** The product that a tab searches for; `null` for Cruises and Flights. */
export function productOf(tab: DealTab): DealProduct | null {
  return DEAL_PRODUCTS.find((product) => TABS[product] === tab) ?? null;
}

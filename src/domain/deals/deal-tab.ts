import type { BookingMenuItem } from '@livery/contract/agency/agency';
import { PRODUCTS, type Product } from '@livery/contract/agency/products';
import { because } from '@livery/contract/shared/because';
import { serviceByTitle } from '../agency/booking-menu.ts';

type TabProduct = Extract<Product, { tab: string }>;
type SearchedProduct = Extract<Product, { hasDeals: true }>;

/** A tab of the product deals: every product but Resorts. @rule 3.3 */
export type DealTab = TabProduct['service'];

/** The products that deals are searched for; the other tabs send no request. @rule 2.11 */
export type DealProduct = SearchedProduct['name'];

/** A tab that shows deals; the others show only a promo card. */
export type TabWithDeals = SearchedProduct['service'];

const TAB_PRODUCTS: readonly TabProduct[] = PRODUCTS.filter((product) => product.tab !== null);
const SEARCHED_PRODUCTS: readonly SearchedProduct[] = PRODUCTS.filter((product) => product.hasDeals);

export const DEAL_PRODUCTS: readonly DealProduct[] = SEARCHED_PRODUCTS.map(({ name }) => name);

/** Each tab's English texts and Book Now target (rules §2, home page). */
const DEAL_TABS: ReadonlyMap<DealTab, TabProduct> = new Map(TAB_PRODUCTS.map((product) => [product.service, product]));

/** The English label of a tab: "Flights", although menus say "Air Travel". @rule 1.3, 3.3 */
export function tabLabel(tab: DealTab): string {
  return DEAL_TABS.get(tab)?.tab ?? tab;
}

/** The target of Book Now on a tab's promo card (rules §2, home page). @rule 2.9 */
export function promoPath(tab: DealTab): string {
  return DEAL_TABS.get(tab)?.path ?? '/';
}

/**
 * The tabs of an agency's product deals: the active services of its booking menu in the menu's order, each once.
 * Resorts isn't a tab (rules §1 and §4, deals tab; rules 3.3).
 * @rule 1.3, 4.5
 */
export function dealTabs(bookingMenu: readonly BookingMenuItem[]): readonly DealTab[] {
  const soldMenuItems = bookingMenu.filter(({ active }) => active === true);
  const tabs = soldMenuItems.flatMap(
    ({ service }) => TAB_PRODUCTS.find((tab) => tab.service === service)?.service ?? [],
  );
  return because('3.3', [...new Set(tabs)]);
}

/**
 * The tab that opens: the one that the address names (by any of its names) if the agency has it, else the agency's
 * first; `null` if it has none.
 *
 * @param requestedTab the value of `?tab`, untrusted
 * @param tabs the agency's, as `dealTabs` lists them
 * @rule 2.9, 4.5
 */
export function chooseTab(requestedTab: string | undefined, tabs: readonly DealTab[]): DealTab | null {
  const service = requestedTab === undefined ? undefined : serviceByTitle(requestedTab);
  return because('4.5', tabs.find((tab) => tab === service) ?? tabs[0] ?? null);
}

/** The tab that shows a product's deals. @rule 7.8 */
export function tabForProduct(product: DealProduct): TabWithDeals {
  return (SEARCHED_PRODUCTS.find(({ name }) => name === product) ?? PRODUCTS[0]).service;
}

/** Whether a tab shows deals, and therefore searches for them. @rule 2.11 */
export function showsDeals(tab: DealTab): tab is TabWithDeals {
  return SEARCHED_PRODUCTS.some(({ service }) => service === tab);
}

/** The product that a tab searches for; `null` for Cruises and Flights. @rule 2.11, 7.8 */
export function productForTab(tab: DealTab): DealProduct | null {
  return because('2.11', SEARCHED_PRODUCTS.find(({ service }) => service === tab)?.name ?? null);
}

import { BOOKING_TYPES, type BookingMenuItem, type Service } from '../agency/booking-type.ts';
import { serviceOfTitle } from '../agency/service-of-title.ts';

/** A tab of the product deals: every service but Resorts (readings 26). */
export type DealTab = Exclude<Service, 'resorts'>;

interface TabFacts {
  /** Said on the tab, and in `?tab=`. */
  readonly label: string;
  /** Where Book Now leads. */
  readonly path: string;
}

const [hotels, cars, activities, cruises, flights] = BOOKING_TYPES;

/**
 * What the home page says of each tab, in English.
 *
 * @see specification §2, home page
 */
export const DEAL_TABS: Readonly<Record<DealTab, TabFacts>> = {
  hotels: { label: 'Hotels', path: hotels.path },
  cars: { label: 'Car Rentals', path: cars.path },
  activities: { label: 'Activities', path: activities.path },
  flights: { label: 'Flights', path: flights.path },
  cruises: { label: 'Cruises', path: cruises.path },
};

/**
 * Where Reveal Price leads: the home page, on the tab that the price stands on.
 *
 * @see specification §5
 */
export function revealPath(tab: DealTab): string {
  return `/?tab=${encodeURIComponent(tabLabel(tab))}`;
}

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

/** The English label of a tab: "Flights", where menus say "Air Travel" (readings 26). */
export function tabLabel(tab: DealTab): string {
  return DEAL_TABS[tab].label;
}

/**
 * Where the Book Now link of a tab's promo card leads.
 *
 * @see specification §2, home page
 */
export function promoPath(tab: DealTab): string {
  return DEAL_TABS[tab].path;
}

/**
 * The tabs of an agency's product deals: the active services of its booking
 * menu in the menu's own order, each once. Resorts is no tab.
 *
 * @see specification §1 and §4, deals tab; readings 26
 */
export function dealTabs(bookingMenu: readonly BookingMenuItem[]): readonly DealTab[] {
  const tabs = new Set<DealTab>();
  for (const { service, active } of bookingMenu) {
    if (active === true && service !== 'resorts') tabs.add(service);
  }
  return [...tabs];
}

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

import type { BookingMenuItem } from '../agency/booking-type.ts';
import type { DealTab } from './deal-tab.ts';

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

import type { BookingMenuItem } from '@livery/contract/agency/agency';
import { PRODUCTS, type Product, type Service } from '@livery/contract/agency/products';
import { because } from '@livery/contract/shared/because';

/** The Book Now target if the agency sells nothing (rules §7, navigations). */
const FLIGHTS_PATH = '/booknow/flights';

const SERVICES_BY_TITLE: ReadonlyMap<string, Service> = new Map(
  PRODUCTS.flatMap(({ service, name, tab, titles }) =>
    [service, name, tab?.toLowerCase() ?? service, ...titles].map((title): [string, Service] => [title, service]),
  ),
);

/**
 * The service that a title of the booking menu, or a `?tab`, names: back ends and addresses have several names for the
 * same service.
 *
 * @param title in any letter case; surrounding blanks are ignored
 * @rule 2.9, 3.1, 3.3
 */
export function serviceByTitle(title: string): Service | undefined {
  return SERVICES_BY_TITLE.get(title.trim().toLowerCase());
}

/** The products that the agency sells, in its order, each once. @rule 3.1 */
export function soldProducts(menu: readonly BookingMenuItem[]): readonly Product[] {
  const soldServices = new Set(menu.filter(({ active }) => active === true).map(({ service }) => service));
  return [...soldServices].flatMap((service) => PRODUCTS.find((product) => product.service === service) ?? []);
}

/** The Book Now target: the first active service, else flights (rules §2 and §7). @rule 2.18, 6.3, 7.7 */
export function bookNowPath(menu: readonly BookingMenuItem[]): Product['path'] {
  const firstService = firstSoldProduct(menu);
  return firstService === undefined ? because('3.3', FLIGHTS_PATH) : because('2.18', firstService.path);
}

/**
 * The first product that the agency sells; `undefined` if it sells none.
 *
 * @param menu in the agency's order
 * @rule 2.18, 3.1
 */
export function firstSoldProduct(menu: readonly BookingMenuItem[]): Product | undefined {
  return soldProducts(menu)[0];
}

/** Whether the agency sells a service; it doesn't if its menu doesn't name the service. @rule 2.3, 3.1 */
export function isActive(menu: readonly BookingMenuItem[], service: Service): boolean {
  return menu.some((item) => item.service === service && item.active === true);
}

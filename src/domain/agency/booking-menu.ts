import type { BookingMenuItem } from '@livery/contract/agency/agency';
import { PRODUCTS, type Product, type Service } from '@livery/contract/agency/products';
import { because } from '@livery/contract/shared/because';

/** Where Book Now leads when the agency sells nothing (rules §7, navigations). */
const FLIGHTS_PATH = '/booknow/flights';

const SERVICES_BY_TITLE: ReadonlyMap<string, Service> = new Map(
  PRODUCTS.flatMap(({ service, name, tab, titles }) =>
    [service, name, tab?.toLowerCase() ?? service, ...titles].map((title): [string, Service] => [title, service]),
  ),
);

/**
 * The service that a title of the booking menu, or a `?tab`, means: back ends
 * and addresses call the same thing by several names.
 *
 * @param title in any letter case, blanks around it ignored
 * @rule 2.9, 3.1, 3.3
 */
export function serviceByTitle(title: string): Service | undefined {
  return SERVICES_BY_TITLE.get(title.trim().toLowerCase());
}

/** The products that the agency sells, in its own order, each once. @rule 3.1 */
export function soldProducts(menu: readonly BookingMenuItem[]): readonly Product[] {
  const sold = new Set(menu.filter(({ active }) => active === true).map(({ service }) => service));
  return [...sold].flatMap((service) => PRODUCTS.find((product) => product.service === service) ?? []);
}

/** Where Book Now leads: the first active service, else flights (rules §2 and §7). @rule 2.18, 6.3, 7.7 */
export function bookNowPath(menu: readonly BookingMenuItem[]): Product['path'] {
  const first = firstSoldProduct(menu);
  return first === undefined ? because('3.3', FLIGHTS_PATH) : because('2.18', first.path);
}

/**
 * The product that the agency puts first among those it sells, or `undefined`
 * when it sells none.
 *
 * @param menu in the agency's own order
 * @rule 2.18, 3.1
 */
export function firstSoldProduct(menu: readonly BookingMenuItem[]): Product | undefined {
  return soldProducts(menu)[0];
}

/** Whether the agency sells a service: one that its menu does not name is not sold. @rule 2.3, 3.1 */
export function isActive(menu: readonly BookingMenuItem[], service: Service): boolean {
  return menu.some((item) => item.service === service && item.active === true);
}

/** A product that agencies can sell: a row of the table below. */
interface ProductRow {
  /** The platform's own, which never changes (rules §3, booking types). */
  readonly id: number;
  /** Its name in the booking menu and in the keys of texts. */
  readonly service: string;
  /** Its name for one offer: in calls, in searches and on the command line. */
  readonly name: string;
  /** Where Book Now leads. */
  readonly path: string;
  /** The label of its tab on the home page, and its name in `?tab=`; `null` where it has no tab (rules 3.3). */
  readonly tab: string | null;
  /** Whether the home page searches deals of it; the other tabs send no request (rules 2.11). */
  readonly hasDeals: boolean;
  /** What is suggested while a traveller types where to; `null` for nothing (rules §7, auto-suggest). */
  readonly suggests: 'places' | 'airports' | null;
  /** What back ends and addresses call it besides, in small letters. */
  readonly titles: readonly string[];
}

/**
 * The products, by their canonical ids. Another product is one entry here, its
 * types and its texts: tabs, cards, searches, suggestions and links follow, and
 * the compiler names what is missing (rules §2, home page; §3, booking types;
 * rules 3.3).
 */
export const PRODUCTS = [
  {
    id: 1,
    service: 'hotels',
    name: 'hotel',
    path: '/booknow/hotels',
    tab: 'Hotels',
    hasDeals: true,
    suggests: 'places',
    titles: [],
  },
  {
    id: 2,
    service: 'cars',
    name: 'car',
    path: '/booknow/cars',
    tab: 'Car Rentals',
    hasDeals: true,
    suggests: 'places',
    titles: ['car rental'],
  },
  {
    id: 3,
    service: 'activities',
    name: 'activity',
    path: '/booknow/activities',
    tab: 'Activities',
    hasDeals: true,
    suggests: 'places',
    titles: [],
  },
  {
    id: 4,
    service: 'cruises',
    name: 'cruise',
    path: '/booknow/cruise',
    tab: 'Cruises',
    hasDeals: false,
    suggests: null,
    titles: [],
  },
  {
    id: 5,
    service: 'flights',
    name: 'flight',
    path: '/booknow/flights',
    tab: 'Flights',
    hasDeals: false,
    suggests: 'airports',
    titles: ['air travel'],
  },
  {
    id: 6,
    service: 'resorts',
    name: 'resort',
    path: '/booknow/resort',
    tab: null,
    hasDeals: false,
    suggests: null,
    titles: [],
  },
] as const satisfies readonly ProductRow[];

export type Product = (typeof PRODUCTS)[number];
export type Service = Product['service'];

/** Names of the products for which places or airports are suggested. */
export type SuggestedProduct = Extract<Product, { suggests: string }>['name'];

/** A service of the agency's booking menu, in the agency's own order. */
export interface BookingMenuItem {
  readonly service: Service;
  readonly active: boolean;
}

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
 * @see rules §3, booking types; rules 3.3
 */
export function serviceOfTitle(title: string): Service | undefined {
  return SERVICES_BY_TITLE.get(title.trim().toLowerCase());
}

/** Where Book Now leads: the first active service, else flights (rules §2 and §7). */
export function bookNowPath(menu: readonly BookingMenuItem[]): string {
  return firstActive(menu)?.path ?? FLIGHTS_PATH;
}

/**
 * The product that the agency puts first among those it sells, or `undefined`
 * when it sells none.
 *
 * @param menu in the agency's own order
 * @see rules §2, side navigation; §4, deals tab
 */
export function firstActive(menu: readonly BookingMenuItem[]): Product | undefined {
  const first = menu.find(({ active }) => active === true);
  return PRODUCTS.find(({ service }) => service === first?.service);
}

/** Whether the agency sells a service: one that its menu does not name is not sold. */
export function isActive(menu: readonly BookingMenuItem[], service: Service): boolean {
  return menu.some((item) => item.service === service && item.active === true);
}

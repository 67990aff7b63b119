/** The pages of the main app on which flights are paid for (rules §4). @rule 4.18 */
export const FLIGHT_CHECKOUT = '/booknow/flights/checkout/*';

/** A product that agencies can sell: a row of the table below. */
export interface ProductRow {
  /** The platform's id, which never changes (rules §3, booking types). */
  readonly id: number;
  /** Its name in the booking menu, in message keys and in the code. */
  readonly service: string;
  /** Its name for a single offer: in calls, in searches and on the command line. */
  readonly name: string;
  /** The path of its Book Now link. */
  readonly path: `/booknow/${string}`;
  /** The rest of the paths of its pages: those that rules §2 names first, then any others. */
  readonly pages: readonly string[];
  /** Paths of pages outside `path`, if any. */
  readonly otherPages?: readonly string[];
  /** The remote that shows its pages; by default, the main app. */
  readonly handledBy?: 'mainApp' | 'resort';
  /** Whether its pages exist only for agencies that sell it. */
  readonly onlyWhereSold?: true;
  /** The pages that reload when the language changes, and those that are replaced by the page at `path` (rules §4). */
  readonly onLanguageChange?: { readonly reload?: readonly string[]; readonly startOver?: readonly string[] };
  /** The label of its tab on the home page, and its value in `?tab=`; `null` if it has no tab (rules 3.3). */
  readonly tab: string | null;
  /** Whether the home page searches for its deals; the other tabs send no request (rules 2.11). */
  readonly hasDeals: boolean;
  /** Whether links of deals are marked as followed from a deal (rules 2.9). */
  readonly marksDealLinks?: true;
  /** Its name in the settings of agencies that take no same-day bookings; `null` if agencies can't refuse these. */
  readonly sameDayName: string | null;
  /** The kind of suggestions while a traveller types a destination; `null` for none (rules §7, auto-suggest). */
  readonly suggests: 'places' | 'airports' | null;
  /** Other names for it in back ends and addresses, in lower case. */
  readonly titles: readonly string[];
}

/**
 * The products with their canonical ids. To add a product, add an entry here, its types and its texts: tabs, cards,
 * searches, suggestions and links follow, and the compiler names what is missing (rules §2, home page; §3, booking
 * types; rules 3.3; docs/add-a-product.md).
 * @rule 3.3
 */
export const PRODUCTS = [
  {
    id: 1,
    service: 'hotels',
    name: 'hotel',
    path: '/booknow/hotels',
    pages: [
      '',
      '/search',
      '/search-details',
      '/checkout',
      '/confirm-payment',
      '/deal/{proposalId}',
      '/hotel-details',
      '/*',
    ],
    otherPages: ['/hotel-details'],
    onLanguageChange: {
      reload: [
        '/booknow/hotels/search/*',
        '/booknow/hotels/search-details/*',
        '/booknow/hotels/hotel-details/*',
        '/hotel-details/*',
        '/booknow/hotels/checkout/*',
      ],
    },
    tab: 'Hotels',
    hasDeals: true,
    marksDealLinks: true,
    sameDayName: 'hotel',
    suggests: 'places',
    titles: [],
  },
  {
    id: 2,
    service: 'cars',
    name: 'car',
    path: '/booknow/cars',
    pages: ['', '/search', '/result-details', '/reservation-details', '/checkout', '/confirm-payment', '/*'],
    // The results are in the old language, so the search is repeated.
    onLanguageChange: { startOver: ['/booknow/cars/search/*', '/booknow/cars/result-details/*'] },
    tab: 'Car Rentals',
    hasDeals: true,
    marksDealLinks: true,
    sameDayName: 'car',
    suggests: 'places',
    titles: ['car rental'],
  },
  {
    id: 3,
    service: 'activities',
    name: 'activity',
    path: '/booknow/activities',
    pages: [
      '',
      '/search',
      '/result-details/{productCode}',
      '/bookings/checkout',
      '/confirmation/{referenceNumber}',
      '/*',
    ],
    onLanguageChange: { reload: ['/booknow/activities/*'] },
    tab: 'Activities',
    hasDeals: true,
    sameDayName: 'activities',
    suggests: 'places',
    titles: [],
  },
  {
    id: 4,
    service: 'cruises',
    name: 'cruise',
    path: '/booknow/cruise',
    pages: ['', '/search', '/search-details', '/checkout', '/confirmation/{referenceNumber}', '/*'],
    tab: 'Cruises',
    hasDeals: false,
    sameDayName: null,
    suggests: null,
    titles: [],
  },
  {
    id: 5,
    service: 'flights',
    name: 'flight',
    path: '/booknow/flights',
    pages: [
      '',
      '/search',
      '/search-details',
      '/reservation-details',
      '/checkout',
      '/confirmation',
      '/flight-details',
      '/*',
    ],
    otherPages: ['/flight-details'],
    onLanguageChange: { reload: [FLIGHT_CHECKOUT] },
    tab: 'Flights',
    hasDeals: false,
    sameDayName: null,
    suggests: 'airports',
    titles: ['air travel'],
  },
  {
    id: 6,
    service: 'resorts',
    name: 'resort',
    path: '/booknow/resort',
    pages: ['', '/search', '/details', '/checkout', '*'],
    handledBy: 'resort',
    onlyWhereSold: true,
    tab: null,
    hasDeals: false,
    sameDayName: null,
    suggests: null,
    titles: [],
  },
] as const satisfies readonly ProductRow[];

export type Product = (typeof PRODUCTS)[number];
export type Service = Product['service'];

/** The names of the products for which agencies can refuse same-day bookings. */
export type SameDayName = NonNullable<Product['sameDayName']>;

export const SAME_DAY_NAMES: readonly SameDayName[] = PRODUCTS.flatMap(({ sameDayName }) => sameDayName ?? []);

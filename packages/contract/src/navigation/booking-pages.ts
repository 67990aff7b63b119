import { PRODUCTS, type Product, type ProductRow } from '../agency/products.ts';
import type { PageGroup } from './page.ts';

/** A hotel that an agent proposes. @rule 2.6 */
export const HOTEL_DEAL = '/booknow/hotels/deal/{proposalId}';

/** The pages of the products (rules §2). */
export const BOOKING_PAGES: readonly PageGroup[] = PRODUCTS.map((product) => {
  const { path, pages, otherPages = [], handledBy = 'mainApp', onlyWhereSold }: ProductRow = product;
  return {
    family: 'booking',
    handledBy,
    access: 'booking',
    permission: ['book-now'],
    title: `pages.${product.service}`,
    patterns: [...pages.map((page) => `${path}${page}`), ...otherPages],
    ...(onlyWhereSold && { offer: product.service }),
  };
});

/** What is known about those pages before the program runs: the remote that shows them, and their patterns. */
export type BookingGroup = ProductPageGroup<Product>;

type ProductPageGroup<P> = P extends Product
  ? {
      readonly family: 'booking';
      readonly handledBy: P extends { readonly handledBy: infer Remote } ? Remote : 'mainApp';
      readonly patterns: readonly (`${P['path']}${P['pages'][number]}` | OtherPages<P>)[];
    }
  : never;

type OtherPages<P> = P extends { readonly otherPages: readonly (infer Path)[] } ? Path : never;

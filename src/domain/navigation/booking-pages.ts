import { PRODUCTS, type ProductRow } from '../agency/products.ts';
import type { PageGroup } from './page.ts';

/** A hotel that an agent proposes. */
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

import { ACCOUNT_PAGES } from './account-pages.ts';
import { BOOKING_PAGES } from './booking-pages.ts';
import { CONTENT_PAGES } from './content-pages.ts';
import { DEAL_PAGES } from './deal-pages.ts';
import { LEGAL_PAGES } from './legal-pages.ts';
import type { Page } from './page.ts';
import { SIGN_IN_PAGES } from './sign-in-pages.ts';

/**
 * Every page that the site has, the more particular ones first; any other path
 * is not found.
 *
 * @see specification §2; readings 18 and 19
 */
export const PATH_CATALOGUE: readonly Page[] = [
  CONTENT_PAGES,
  LEGAL_PAGES,
  SIGN_IN_PAGES,
  DEAL_PAGES,
  BOOKING_PAGES,
  ACCOUNT_PAGES,
]
  .flat()
  .flatMap(({ patterns, ...page }) => patterns.map((pattern) => ({ pattern, ...page })));

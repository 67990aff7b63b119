import type { Agency, LegalTexts } from '../agency/agency.ts';
import { isActive } from '../agency/booking-menu.ts';
import { PRODUCTS } from '../agency/products.ts';
import { hasContent } from '../content/has-content.ts';
import { findPage } from './find-page.ts';
import type { Page } from './page.ts';
import type { PageRequest } from './page-request.ts';
import { redirectOf } from './redirect-of.ts';

const LEGAL_TEXTS: ReadonlyMap<string, keyof LegalTexts> = new Map([
  ['/privacy-policy', 'privacyPolicy'],
  ['/cookies-policy', 'cookiesPolicy'],
  ['/disclaimer', 'disclaimer'],
]);

/** The pages that a sitemap may list, in its order; each is one of the catalogue. */
export const LANDING_PATHS: readonly string[] = [
  '/',
  ...PRODUCTS.map(({ path }) => path),
  '/top-destination',
  '/destination',
  '/blog',
  '/about',
  '/faqs',
  '/user-terms-and-conditions',
  '/cancellation-policy',
  ...LEGAL_TEXTS.keys(),
];

/**
 * Whether search engines may list the page at a path: one that every visitor may
 * read and that has something to read. Pages for signing in, for one person and
 * within a booking are not listed, nor is any page of an inactive agency.
 *
 * @param path without query and hash
 */
export function isIndexed(path: string, agency: Agency): boolean {
  if (agency.status === 'inactive') return false;
  const page = findPage(path, agency, []);
  return page !== undefined && isForReaders(page, agency);
}

function isForReaders({ family, pattern }: Page, agency: Agency): boolean {
  switch (family) {
    case 'home':
    case 'blog':
    case 'destination':
    case 'terms':
    case 'cancellation-policy':
      return true;
    case 'about':
      return agency.about.enabled === true;
    case 'faq':
      return agency.faq.enabled === true;
    case 'legal': {
      const text = LEGAL_TEXTS.get(pattern);
      return text !== undefined && hasContent(agency.legal[text]);
    }
    case 'booking': {
      const product = PRODUCTS.find(({ path }) => path === pattern);
      return (
        product !== undefined && agency.allowsNonLoginFlow === true && isActive(agency.bookingMenu, product.service)
      );
    }
    default:
      return false;
  }
}

/** The paths of an agency's pages for search engines: those that no visitor is redirected from. */
export function indexedPaths(
  site: Pick<PageRequest, 'agency' | 'policies' | 'environment' | 'host'>,
): readonly string[] {
  const query = new URLSearchParams();
  return LANDING_PATHS.filter((path) => {
    const page = findPage(path, site.agency, []);
    return isIndexed(path, site.agency) && redirectOf({ ...site, path, query, user: null }, page) === null;
  });
}

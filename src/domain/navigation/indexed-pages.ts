import type { Agency } from '@livery/contract/agency/agency';
import { PRODUCTS } from '@livery/contract/agency/products';
import type { Page, PageFamily } from '@livery/contract/navigation/page';
import { PATH_CATALOGUE } from '@livery/contract/navigation/path-catalogue';
import { isActive } from '../agency/booking-menu.ts';
import { hasContent } from '../content/has-content.ts';
import { findPage } from './find-page.ts';
import type { PageRequest } from './page-request.ts';
import { redirectTarget } from './redirect-target.ts';

/** Pages without a parent page: those that are indexed make up the sitemap, in this order. */
export const LANDING_PATHS: readonly string[] = PATH_CATALOGUE.map(({ pattern }) => pattern).filter(
  (pattern, _, all) => !/[{*]/.test(pattern) && !all.some((above) => above !== '/' && pattern.startsWith(`${above}/`)),
);

type IsIndexed = (agency: Agency, page: Page) => boolean;

const alwaysIndexed: IsIndexed = () => true;
const neverIndexed: IsIndexed = () => false;

/** Whether pages have content for everybody, by their families in the catalogue. */
const IS_INDEXED: Readonly<Record<PageFamily, IsIndexed>> = {
  home: alwaysIndexed,
  blog: alwaysIndexed,
  destination: alwaysIndexed,
  terms: alwaysIndexed,
  'cancellation-policy': alwaysIndexed,
  about: ({ about }) => about.enabled === true,
  faq: ({ faq }) => faq.enabled === true,
  legal: ({ legal }, { text }) => text !== undefined && hasContent(legal[text]),
  booking({ allowsNonLoginFlow, bookingMenu }, { pattern }) {
    const product = PRODUCTS.find(({ path }) => path === pattern);
    return product !== undefined && allowsNonLoginFlow === true && isActive(bookingMenu, product.service);
  },
  favourites: neverIndexed,
  errors: neverIndexed,
  login: neverIndexed,
  authentication: neverIndexed,
  subscription: neverIndexed,
  'deal-link': neverIndexed,
  proposal: neverIndexed,
  'manage-booking': neverIndexed,
  account: neverIndexed,
  agent: neverIndexed,
  remote: neverIndexed,
};

/**
 * Whether search engines may list the page at a path: if every visitor may read it and it has content. Pages for
 * signing in, personal pages, pages within a booking, and all pages of an inactive agency aren't listed.
 *
 * @param path without query and hash
 */
export function isIndexed(path: string, agency: Agency): boolean {
  if (agency.status === 'inactive') return false;
  const page = findPage(path, agency, []);
  return page !== undefined && IS_INDEXED[page.family](agency, page);
}

/** The paths of an agency's pages for search engines: those that don't redirect visitors. */
export function indexedPaths(
  site: Pick<PageRequest, 'agency' | 'policies' | 'environment' | 'host'>,
): readonly string[] {
  const query = new URLSearchParams();
  return LANDING_PATHS.filter((path) => {
    const page = findPage(path, site.agency, []);
    return isIndexed(path, site.agency) && redirectTarget({ ...site, path, query, user: null }, page) === null;
  });
}

import type { PageAddress } from '../../../src/domain/navigation/page-address.ts';

/** The address of a page of the site, from a path with its query. */
export function aPage(address = '/'): PageAddress {
  const { pathname, searchParams } = new URL(address, 'https://sunny.example');
  return { path: pathname, query: searchParams };
}

import type { PageAddress } from '../../src/domain/navigation/page-address.ts';

/** Somewhere on the site: a path, query and all, as one would type it. */
export function aPage(address = '/'): PageAddress {
  const { pathname, searchParams } = new URL(address, 'https://sunny.example');
  return { path: pathname, query: searchParams };
}

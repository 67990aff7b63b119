import type { ConcretePath, PagePath } from './page-path.ts';

/**
 * The breadcrumbs of the path catalogue: the parent of each page that has breadcrumbs. Only remotes show them, so this
 * column is a separate table: in `PATH_CATALOGUE` it would be part of the first load (docs/decisions/0020).
 */
export const PARENT_PAGES = {
  '/blog/{slug}': '/blog',
  '/destination/{slug}': '/top-destination',
  '/cancellation-policy/royal-caribbean': '/cancellation-policy',
  '/cancellation-policy/carnival': '/cancellation-policy',
  '/cancellation-policy/mcl': '/cancellation-policy',
  '/cancellation-policy/celebrity': '/cancellation-policy',
  '/cancellation-policy/disney': '/cancellation-policy',
  '/mytrip/mytrips/{id}': '/mytrip/mytrips',
  '/users/clients/{id}': '/users/clients',
  '/users/agents/view/{id}': '/users/agents/view',
  '/bookings/{id}': '/bookings',
  '/proposals/new': '/proposals',
  '/proposals/{id}': '/proposals',
} as const satisfies { readonly [Path in ConcretePath]?: PagePath };

/**
 * The same for the steps of a booking, which all products share, the outermost parent first: the checkout leads back to
 * the offer, not to other results.
 */
export const PARENT_STEPS = {
  search: ['base'],
  details: ['base', 'search'],
  reservation: ['base', 'search', 'details'],
  checkout: ['base', 'details'],
} as const;

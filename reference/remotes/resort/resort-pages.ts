import type { PagePattern } from '@livery/remote';

/**
 * The paths of the resort booking.
 *
 * @see rules §2
 */
export const RESORT_PAGES = {
  base: '/booknow/resort',
  search: '/booknow/resort/search',
  details: '/booknow/resort/details',
  checkout: '/booknow/resort/checkout',
} as const satisfies Readonly<Record<string, PagePattern<{ handledBy: 'resort' }>>>;

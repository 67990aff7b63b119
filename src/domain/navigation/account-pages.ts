import type { Shelf } from './shelf.ts';

/**
 * What belongs to travellers, and to agents. The specification does not tell
 * all paths of the side navigation: those told here are our choice, and the
 * API's navigations may add more (`findPage`).
 *
 * @see specification §2, account paths and side navigation
 */
export const ACCOUNT_PAGES: readonly Shelf[] = [
  {
    family: 'account',
    handledBy: 'mainApp',
    access: 'guarded',
    patterns: [
      '/mytrip/dashboard',
      '/mytrip/mytrips',
      '/mytrip/profile',
      '/mytrip/support',
      '/mytrip/wallet',
      '/mytrip/*',
    ],
  },
  {
    family: 'agent',
    handledBy: 'mainApp',
    access: 'guarded',
    patterns: [
      '/dashboard',
      '/dashboard/*',
      '/settings/agency',
      '/settings/website',
      '/settings/profile',
      '/settings/payment',
      '/settings/product',
      '/settings/support',
      '/settings/*',
      '/wallet/details',
      '/wallet/*',
      '/users/clients',
      '/users/agents/view',
      '/users/agents/view/{id}',
      '/users/*',
      '/bookings/*',
      '/proposals/*',
      '/applications/*',
      '/customize-theme/*',
      '/xenipay/*',
      '/support/*',
      '/searches/*',
    ],
  },
];

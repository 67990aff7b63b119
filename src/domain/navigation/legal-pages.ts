import type { Shelf } from './shelf.ts';

/** Legal texts, the subscription and cancellation policies (specification §2). */
export const LEGAL_PAGES: readonly Shelf[] = [
  {
    family: 'legal',
    handledBy: 'mainApp',
    access: 'public',
    patterns: ['/privacy-policy', '/cookies-policy', '/disclaimer'],
  },
  {
    family: 'terms',
    handledBy: 'mainApp',
    access: 'public',
    patterns: ['/user-terms-and-conditions', '/agency-terms-and-conditions/{id}'],
  },
  {
    family: 'subscription',
    handledBy: 'mainApp',
    access: 'public',
    patterns: ['/subscription', '/subscription/*'],
  },
  {
    family: 'cancellation-policy',
    handledBy: 'mainApp',
    access: 'public',
    patterns: [
      '/cancellation-policy',
      '/cancellation-policy/royal-caribbean',
      '/cancellation-policy/carnival',
      '/cancellation-policy/mcl',
      '/cancellation-policy/celebrity',
      '/cancellation-policy/disney',
    ],
  },
];

import type { Shelf } from './shelf.ts';

/** A deal link in short. */
export const SHORT_LINK = '/url/{id}';

/** Where deal links and proposals lead (specification §2, deals and proposals). */
export const DEAL_PAGES: readonly Shelf[] = [
  {
    family: 'deal-link',
    handledBy: 'mainApp',
    access: 'public',
    patterns: ['/deal-link', '/deal-link/*', SHORT_LINK],
  },
  {
    family: 'proposal',
    handledBy: 'mainApp',
    access: 'public',
    patterns: ['/disapproveProposal', '/allowAgentProposal'],
  },
];

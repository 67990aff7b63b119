import { namedLoader } from '@livery/kit/lazy';

/** The agency's list, which clients who open a link don't see. */
export const loadDealLinks = namedLoader('account/deal-links', () => import('./deal-links.tsx'));

import { partOf } from '@livery/kit/lazy';

/** The agency's list, which clients who open a link don't see. */
export const dealLinks = partOf('account/deal-links', () => import('./deal-links.tsx'));

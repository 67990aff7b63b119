import { namedLoader } from '@livery/kit/lazy';

/** The part of a checkout that is needed only if an agent books for a client. */
export const loadClientFields = namedLoader('booking/checkout/client-fields', () => import('./client-fields.tsx'));

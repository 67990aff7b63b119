import { loader } from '@livery/kit/lazy';

/** The part of a checkout that is needed only if an agent books for a client. */
export const loadClientFields = loader('booking/checkout/client-fields', () => import('./client-fields.tsx'));

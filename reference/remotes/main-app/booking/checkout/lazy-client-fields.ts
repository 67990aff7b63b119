import { loader } from '@livery/kit/lazy';

/** What a checkout has only if an agent books for a client. */
export const loadClientFields = loader('booking/checkout/client-fields', () => import('./client-fields.tsx'));

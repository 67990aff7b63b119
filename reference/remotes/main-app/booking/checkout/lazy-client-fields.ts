import { partOf } from '@livery/kit/lazy';

/** What a checkout has only if an agent books for a client. */
export const clientFields = partOf('booking/checkout/client-fields', () => import('./client-fields.tsx'));

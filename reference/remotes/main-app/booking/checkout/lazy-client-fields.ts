import { partOf } from '@livery/kit/lazy';

/** What a checkout has only where an agent books for a client. */
export const clientFields = partOf('booking/checkout/client-fields', () => import('./client-fields.tsx'));

import type { CallFailure } from '../notices/call-failure.ts';

/** The state of a query for one value: loading, then the value or the failure. */
export type ValueState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

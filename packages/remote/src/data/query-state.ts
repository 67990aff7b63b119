import type { CallFailure } from '@livery/contract/remotes/remote-context';

/** The state of a query: loading, its value, or its failure. */
export type QueryState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/** One object for all: a state that stays the same isn't rendered again. */
export const LOADING_STATE = { kind: 'loading' } as const;

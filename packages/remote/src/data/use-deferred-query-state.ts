import { useDeferredValue } from 'react';
import { LOADING_STATE, type QueryState } from './query-state.ts';

/**
 * The state of a query. Its first value is held back until React has rendered it in parts, between which the browser
 * responds to input: everything that depends on it changes at the same time. A value that is there from the start and
 * later values aren't held back.
 */
export function useDeferredQueryState<T>(state: QueryState<T>): QueryState<T> {
  const isReady = state.kind === 'ready';
  return useDeferredValue(isReady) || !isReady ? state : LOADING_STATE;
}

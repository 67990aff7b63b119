import { useDeferredValue } from 'react';
import { LOADING, type QueryState } from './query-state.ts';

/**
 * The state of a query, whose first value is held back until React renders it in parts, between which the browser
 * responds: all that depends on it changes together. What is there from the start, and later values, come at once.
 */
export function useDeferredQueryState<T>(state: QueryState<T>): QueryState<T> {
  const isReady = state.kind === 'ready';
  return useDeferredValue(isReady) || !isReady ? state : LOADING;
}

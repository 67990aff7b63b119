import type { ReactNode } from 'react';
import type { CallFailure } from '../../../src/application/remotes/remote-context.ts';
import { FailedState } from '../states/failed-state.tsx';
import { Skeleton } from '../states/skeleton.tsx';
import type { Query } from './use-query.ts';

interface Props<T> {
  readonly query: Query<T>;
  /** Keeps the place meanwhile: a `Skeleton` of the right shape. */
  readonly waiting?: ReactNode;
  /** In place of the kit's own, with its Retry. */
  readonly renderFailed?: (failure: CallFailure) => ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** The result of a query in each of its three states. */
export function QueryResult<T>({ query, waiting = <Skeleton />, renderFailed, children }: Props<T>) {
  const { state, retry } = query;
  switch (state.kind) {
    case 'loading':
      return waiting;
    case 'ready':
      return children(state.value);
    case 'failed':
      return renderFailed?.(state.failure) ?? <FailedState failure={state.failure} onRetry={retry} />;
  }
}

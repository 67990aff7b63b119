import type { CallFailure } from '@livery/contract/remotes/remote-context';
import { Skeleton } from '@livery/ui/skeleton';
import type { ReactNode } from 'react';
import { FailedState } from '../states/failed-state.tsx';
import type { Query } from './use-query.ts';

interface Props<T> {
  readonly query: Query<T>;
  /** Shown while it is loading: a `Skeleton` of the right shape. */
  readonly loading?: ReactNode;
  /** Heading of a failure; the default is generic. */
  readonly failed?: string;
  /** The level of that heading: 1 if it is the whole page. */
  readonly level?: 1 | 2 | 3;
  /** Shown for a 404 instead of the failure. */
  readonly missing?: ReactNode;
  /** Replaces the kit's own failure and its Retry. */
  readonly renderFailed?: (failure: CallFailure) => ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** The result of a query in each of its three states. */
export function QueryResult<T>(props: Props<T>) {
  const { query, loading = <Skeleton />, failed, level, missing, renderFailed, children } = props;
  const { state, retry } = query;
  switch (state.kind) {
    case 'loading':
      return loading;
    case 'ready':
      return children(state.value);
    case 'failed': {
      const { failure } = state;
      if (missing !== undefined && failure.kind === 'refused' && failure.status === 404) return missing;
      return (
        renderFailed?.(failure) ?? <FailedState failure={failure} heading={failed} level={level} onRetry={retry} />
      );
    }
  }
}

import type { ReactNode } from 'react';
import type { CallFailure } from '../../../../src/application/remotes/remote-context.ts';
import { QueryResult } from '../../../kit/data/query-result.tsx';
import type { Query } from '../../../kit/data/use-query.ts';
import { FailedState } from '../../../kit/states/failed-state.tsx';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import { LogInFirst, Refusal } from './page-states.tsx';

interface Props<T> {
  readonly query: Query<T>;
  readonly waiting?: ReactNode;
  /** Shown for a 404 instead of the failure. */
  readonly missing?: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** The result of an account query: 401 and 403 are explained instead of offering a Retry. */
export function AccountQueryResult<T>({ query, waiting = <Skeleton shape="rows" />, missing, children }: Props<T>) {
  return (
    <QueryResult query={query} waiting={waiting} renderFailed={failed}>
      {children}
    </QueryResult>
  );

  function failed(failure: CallFailure): ReactNode {
    const status = failure.kind === 'refused' ? failure.status : 0;
    if (status === 401) return <LogInFirst level={2} />;
    if (status === 403) return <Refusal level={2} />;
    return status === 404 && missing !== undefined ? missing : <FailedState failure={failure} onRetry={query.retry} />;
  }
}

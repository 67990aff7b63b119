import type { ReactNode } from 'react';
import type { CallFailure } from '../../../../src/application/remotes/remote-context.ts';
import { QueryResult } from '../../../kit/data/query-result.tsx';
import type { Query } from '../../../kit/data/use-query.ts';
import { FailedState } from '../../../kit/states/failed-state.tsx';
import { Skeleton } from '../../../kit/states/skeleton.tsx';
import { LogInFirst } from './log-in-first.tsx';
import { Refusal } from './refusal.tsx';

interface Props<T> {
  readonly asked: Query<T>;
  readonly waiting?: ReactNode;
  /** In place of a failure that the answer's own 404 is. */
  readonly missing?: ReactNode;
  readonly children: (value: T) => ReactNode;
}

/** What an account call was answered with: who may not have it is told why, instead of being offered a Retry. */
export function AccountAsked<T>({ asked, waiting = <Skeleton shape="rows" />, missing, children }: Props<T>) {
  return (
    <QueryResult query={asked} waiting={waiting} renderFailed={failed}>
      {children}
    </QueryResult>
  );

  function failed(failure: CallFailure): ReactNode {
    const status = failure.kind === 'refused' ? failure.status : 0;
    if (status === 401) return <LogInFirst level={2} />;
    if (status === 403) return <Refusal level={2} />;
    return status === 404 && missing !== undefined ? missing : <FailedState failure={failure} onRetry={asked.retry} />;
  }
}

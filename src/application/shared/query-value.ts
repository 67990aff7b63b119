import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import type { ValueState } from '@livery/contract/shared/value-state';
import { cancellableCall } from './cancellable-call.ts';
import { type QueryState, queryState, type RefetchRequests } from './query-state.ts';

/**
 * @param refetch requests to fetch again; if one fails, the earlier value stays
 * @rule 8.1
 */
export function queryValue<T>(
  call: (signal: AbortSignal) => Promise<Result<T, CallFailure>>,
  refetch?: RefetchRequests,
): QueryState<ValueState<T>> {
  return queryState<ValueState<T>, Result<T, CallFailure>>({
    waiting: { kind: 'loading' },
    call: () => cancellableCall(call),
    settle(result, valueStateBefore) {
      if (result.ok) return { kind: 'ready', value: result.value };
      return valueStateBefore.kind === 'ready' ? valueStateBefore : { kind: 'failed', failure: result.error };
    },
    refetch,
  });
}

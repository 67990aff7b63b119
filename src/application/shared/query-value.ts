import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import { cancellableCall } from './cancellable-call.ts';
import { type QueryState, queryState, type Refetching } from './query-state.ts';

/** The state of a query for one value: loading, then the value or the failure. */
export type ValueState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

/**
 * @param refetch when to fetch again; where that fails, the value of before stays
 * @rule 8.1
 */
export function queryValue<T>(
  call: (signal: AbortSignal) => Promise<Result<T, CallFailure>>,
  refetch?: Refetching,
): QueryState<ValueState<T>> {
  return queryState<ValueState<T>, Result<T, CallFailure>>({
    waiting: { kind: 'loading' },
    call: () => cancellableCall(call),
    settle(result, before) {
      if (result.ok) return { kind: 'ready', value: result.value };
      return before.kind === 'ready' ? before : { kind: 'failed', failure: result.error };
    },
    refetch,
  });
}

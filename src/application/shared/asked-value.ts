import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import { ask } from './ask.ts';
import { type AskedState, askedState } from './asked-state.ts';

/** A value that the outside tells: loading, then the value or the failure. */
export type ValueState<T> =
  | { readonly kind: 'loading' }
  | { readonly kind: 'ready'; readonly value: T }
  | { readonly kind: 'failed'; readonly failure: CallFailure };

export function askedValue<T>(
  call: (signal: AbortSignal) => Promise<Result<T, CallFailure>>,
): AskedState<ValueState<T>> {
  return askedState<ValueState<T>, Result<T, CallFailure>>({
    waiting: { kind: 'loading' },
    call: () => ask(call),
    settle: (answer) =>
      answer.ok ? { kind: 'ready', value: answer.value } : { kind: 'failed', failure: answer.error },
  });
}

import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, type Result } from '@livery/contract/shared/result';
import { firstValueFrom, fromEvent, Observable, of, takeUntil } from 'rxjs';
import { errorText } from './error-text.ts';

/** How the problem text begins if an adapter rejects, throws, or doesn't resolve to a result. */
export const BROKEN_CONTRACT_PREFIX = 'The adapter broke its contract: ';

/**
 * A call to a port as an observable: it emits one result, and is aborted at the unsubscription.
 *
 * Ports never reject; if an adapter rejects or throws anyway, or doesn't resolve to a result, that counts as a
 * malformed response, so that no state stays loading for ever.
 */
export function cancellableCall<T>(
  call: (signal: AbortSignal) => Promise<Result<T, CallFailure>>,
): Observable<Result<T, CallFailure>> {
  return new Observable((observer) => {
    const controller = new AbortController();
    const settle = (result: Result<T, CallFailure>) => {
      observer.next(result);
      observer.complete();
    };
    const breakCall = (failure: unknown) =>
      settle(err({ kind: 'malformed', problem: `${BROKEN_CONTRACT_PREFIX}${errorText(failure)}` }));
    try {
      Promise.resolve(call(controller.signal)).then(
        (result) =>
          isResult(result) ? settle(result) : breakCall('it resolved to no result, { ok, value } or { ok, error }.'),
        breakCall,
      );
    } catch (failure) {
      breakCall(failure);
    }
    return () => controller.abort();
  });
}

/** Other teams' adapters may resolve to anything. */
function isResult(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'ok' in value && typeof value.ok === 'boolean';
}

/** The first result of an observable; `cancelled` if it completes without one, or if the signal is aborted. */
export function firstResult<T>(
  responses: Observable<Result<T, CallFailure>>,
  signal: AbortSignal,
): Promise<Result<T, CallFailure>> {
  const cancelledResult: Result<T, CallFailure> = err({ kind: 'cancelled' });
  const aborted = signal.aborted ? of(signal) : fromEvent(signal, 'abort');
  return firstValueFrom(responses.pipe(takeUntil(aborted)), { defaultValue: cancelledResult });
}

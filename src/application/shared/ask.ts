import { Observable } from 'rxjs';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, type Result } from '../../domain/shared/result.ts';

/**
 * One call to the outside as an observable: it answers once, and is taken back
 * (aborted) when nobody waits for it any more.
 *
 * Ports promise never to reject; an adapter that breaks its word, or throws, is
 * heard as a malformed answer, so that no state is left loading for ever.
 */
export function ask<T>(
  call: (signal: AbortSignal) => Promise<Result<T, CallFailure>>,
): Observable<Result<T, CallFailure>> {
  return new Observable((observer) => {
    const controller = new AbortController();
    const answer = (result: Result<T, CallFailure>) => {
      observer.next(result);
      observer.complete();
    };
    const broken = (failure: unknown) =>
      answer(err({ kind: 'malformed', problem: `The adapter broke its word: ${String(failure)}` }));
    try {
      call(controller.signal).then(answer, broken);
    } catch (failure) {
      broken(failure);
    }
    return () => controller.abort();
  });
}

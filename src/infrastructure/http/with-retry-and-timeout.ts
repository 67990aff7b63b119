import { catchError, type Observable, of, retry, switchMap, throwError, timeout, timer } from 'rxjs';
import { cancellableCall, firstResult } from '../../application/shared/cancellable-call.ts';
import type { Clock } from '../../application/shared/clock.port.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, type Result } from '../../domain/shared/result.ts';

type Response = Result<unknown, CallFailure>;

interface Limits {
  /** Aborted when the response is no longer needed. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
  /** 0 up to 1, for the jitter between tries. */
  readonly random: () => number;
  /** Whether the call may be repeated safely. */
  readonly mayRepeat: boolean;
}

/** A call takes 20 s at most, retries included (rules 7.6). */
const CALL_LIMIT_MS = 20_000;

/** How long to wait before the second and the third try, before jitter. */
const RETRY_DELAYS_MS = [300, 900] as const;

/** Sends until there is a response worth having, as often and as long as a call may. */
export function withRetryAndTimeout(
  send: (signal: AbortSignal) => Promise<Response>,
  { signal, clock: { scheduler }, random, mayRepeat }: Limits,
): Promise<Response> {
  const once = cancellableCall(send);
  const limited = (mayRepeat ? repeated(once, (wait) => timer(wait * (0.5 + random() / 2), scheduler)) : once).pipe(
    timeout({ first: CALL_LIMIT_MS, scheduler, with: () => of<Response>(err({ kind: 'timed-out' })) }),
  );
  return firstResult(limited, signal);
}

/** Retries where there was no response or the server failed; never where it refused or its response was malformed. */
function repeated(once: Observable<Response>, pause: (milliseconds: number) => Observable<unknown>) {
  return once.pipe(
    switchMap((response) => (isWorthRetrying(response) ? throwError(() => response) : of(response))),
    retry({ count: RETRY_DELAYS_MS.length, delay: (_, retried) => pause(RETRY_DELAYS_MS[retried - 1] ?? 0) }),
    catchError((last: Response) => of(last)),
  );
}

function isWorthRetrying(response: Response): boolean {
  if (response.ok) return false;
  return response.error.kind === 'unreachable' || (response.error.kind === 'refused' && response.error.status >= 500);
}

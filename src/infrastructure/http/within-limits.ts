import type { Clock } from '../../application/shared/clock.port.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import { deadline } from './deadline.ts';
import { pause } from './pause.ts';

type Answer = Result<unknown, CallFailure>;

interface Limits {
  /** Taken back by the caller. */
  readonly signal: AbortSignal;
  readonly clock: Clock;
  /** 0 up to 1, for the jitter between tries. */
  readonly random: () => number;
  /** Whether asking twice does no harm. */
  readonly mayRepeat: boolean;
}

/** A call takes 20 s at most, retries included (readings 42). */
const CALL_LIMIT_MS = 20_000;

/** How long to wait before the second and the third try, before jitter. */
const RETRY_DELAYS_MS = [300, 900] as const;

/** Sends until there is an answer worth having, as often and as long as a call may. */
export async function withinLimits(
  send: (signal: AbortSignal) => Promise<Answer>,
  { signal, clock, random, mayRepeat }: Limits,
): Promise<Answer> {
  const limit = deadline(CALL_LIMIT_MS, signal, clock.scheduler);
  try {
    let answer = await send(limit.signal);
    for (const delay of mayRepeat ? RETRY_DELAYS_MS : []) {
      if (limit.signal.aborted || !worthRetrying(answer)) break;
      await pause(delay * (0.5 + random() / 2), limit.signal, clock.scheduler);
      if (!limit.signal.aborted) answer = await send(limit.signal);
    }
    if (signal.aborted) return err({ kind: 'cancelled' });
    return limit.signal.aborted && !answer.ok ? err({ kind: 'timed-out' }) : answer;
  } finally {
    limit.lift();
  }
}

/** Asking again may help when nobody answered or the server stumbled; never when it refused or answered nonsense. */
function worthRetrying(answer: Answer): boolean {
  if (answer.ok) return false;
  return answer.error.kind === 'unreachable' || (answer.error.kind === 'refused' && answer.error.status >= 500);
}

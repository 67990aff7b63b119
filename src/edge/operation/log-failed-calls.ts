import type { EndedCall } from '../../infrastructure/http/observed-client.ts';
import type { Log } from './log.ts';

interface LogFailedCallsDependencies {
  readonly log: Pick<Log, 'warn'>;
  /** In milliseconds, from a clock that never goes back. */
  readonly now: () => number;
}

/** In milliseconds, so that an outage doesn't flood the log. */
const MIN_LOG_INTERVAL_MS = 1000;

/**
 * Logs failed calls of the API by path and outcome: one line a second for each pair; `leftOut` counts the calls since
 * the last line. Paths are those of the metrics, without queries.
 */
export function logFailedCalls({ log, now }: LogFailedCallsDependencies): (call: EndedCall) => void {
  const kinds = new Map<string, { readonly loggedAt: number; leftOut: number }>();
  return ({ path, outcome, seconds }) => {
    // It isn't known how a cancelled call would have ended.
    if (outcome === 'ok' || outcome === 'cancelled') return;
    const kind = `${outcome} ${path}`;
    const lastKind = kinds.get(kind);
    if (lastKind !== undefined && now() - lastKind.loggedAt < MIN_LOG_INTERVAL_MS) {
      lastKind.leftOut += 1;
      return;
    }
    kinds.set(kind, { loggedAt: now(), leftOut: 0 });
    const leftOut = lastKind?.leftOut || undefined;
    log.warn({ path, outcome, ms: Math.round(seconds * 10_000) / 10, leftOut }, 'A call of the API failed.');
  };
}

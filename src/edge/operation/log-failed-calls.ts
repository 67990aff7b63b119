import type { EndedCall } from '../../infrastructure/http/observed-client.ts';
import type { Log } from './log.ts';

interface LogFailedCallsDependencies {
  readonly log: Pick<Log, 'warn'>;
  /** In milliseconds, of a clock that never goes back. */
  readonly now: () => number;
}

/** In milliseconds: an outage must not flood the log. */
const MIN_LOG_INTERVAL_MS = 1000;

/**
 * Logs calls of the API that failed, by path and outcome: one line a second for each pair, `leftOut` counts those
 * since the last one. Paths are those of the metrics, without queries.
 */
export function logFailedCalls({ log, now }: LogFailedCallsDependencies): (call: EndedCall) => void {
  const kinds = new Map<string, { readonly loggedAt: number; leftOut: number }>();
  return ({ path, outcome, seconds }) => {
    // Of a cancelled call nobody knows how it would have ended.
    if (outcome === 'ok' || outcome === 'cancelled') return;
    const kind = `${outcome} ${path}`;
    const last = kinds.get(kind);
    if (last !== undefined && now() - last.loggedAt < MIN_LOG_INTERVAL_MS) {
      last.leftOut += 1;
      return;
    }
    kinds.set(kind, { loggedAt: now(), leftOut: 0 });
    const leftOut = last?.leftOut || undefined;
    log.warn({ path, outcome, ms: Math.round(seconds * 10_000) / 10, leftOut }, 'A call of the API failed.');
  };
}

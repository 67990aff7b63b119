import type { EndedCall } from '../../infrastructure/http/observed-client.ts';
import { currentRequest } from './current-request.ts';
import type { Log } from './log.ts';
import { logFailedCalls } from './log-failed-calls.ts';
import type { Metrics } from './metrics.ts';

interface ObserveCallsDependencies {
  readonly log: Pick<Log, 'warn'>;
  readonly metrics: Pick<Metrics, 'callEnded'>;
}

/** Observers for clients of the API. */
interface CallObserver {
  /** The id of the request that is being handled. */
  readonly requestId: string | undefined;
  readonly onCallEnd: (call: EndedCall) => void;
}

/** The most paths that metrics and logs distinguish, because each stays in memory as long as the process runs. */
const MAX_PATHS = 200;

/**
 * Observes the calls of the API: they are measured, and logged if they fail. Beyond a limit, further paths count as
 * `other`.
 */
export function observeCalls({ log, metrics }: ObserveCallsDependencies): () => CallObserver {
  const logCall = logFailedCalls({ log, now: () => performance.now() });
  const paths = new Set<string>();
  const onCallEnd = (call: EndedCall) => {
    if (paths.size < MAX_PATHS) paths.add(call.path);
    const countedCall = paths.has(call.path) ? call : { ...call, path: 'other' };
    metrics.callEnded(countedCall);
    logCall(countedCall);
  };
  return () => ({ requestId: currentRequest()?.id, onCallEnd });
}

import type { EndedCall } from '../../infrastructure/http/observed-client.ts';
import { currentRequest } from './current-request.ts';
import type { Log } from './log.ts';
import { logFailedCalls } from './log-failed-calls.ts';
import type { Metrics } from './metrics.ts';

interface ObserveCallsDependencies {
  readonly log: Pick<Log, 'warn'>;
  readonly metrics: Pick<Metrics, 'callEnded'>;
}

/** What clients of the API take. */
interface CallObserver {
  /** Of the request that is being handled. */
  readonly requestId: string | undefined;
  readonly onCallEnd: (call: EndedCall) => void;
}

/** Observes the calls of the API: they are measured, and logged if they fail. */
export function observeCalls({ log, metrics }: ObserveCallsDependencies): () => CallObserver {
  const logCall = logFailedCalls({ log, now: () => performance.now() });
  const onCallEnd = (call: EndedCall) => {
    metrics.callEnded(call);
    logCall(call);
  };
  return () => ({ requestId: currentRequest()?.id, onCallEnd });
}

import type { CallFailure, RemoteCall, RemoteContext, Result } from '@livery/contract/remotes/remote-context';

/** The result of a call of the remote. */
export type CallResult = Result<unknown, CallFailure>;

const UNREACHABLE_RESULT: CallResult = { ok: false, error: { kind: 'unreachable' } };
const CANCELLED_RESULT: CallResult = { ok: false, error: { kind: 'cancelled' } };

/** Records the calls of a remote, and responds as a test specifies; unreachable by default. */
export function fakeRequest(
  calls: RemoteCall[],
  respond: ((call: RemoteCall, signal: AbortSignal) => CallResult | Promise<CallResult>) | undefined,
  track: (what: string) => () => void,
): RemoteContext['request'] {
  return async (call, signal = new AbortController().signal) => {
    calls.push(call);
    const end = track(`request ${call.method} ${call.path}`);
    const abortedResult = new Promise<CallResult>((resolve) => {
      signal.addEventListener('abort', () => resolve(CANCELLED_RESULT), { once: true });
    });
    const result = await Promise.race([abortedResult, respond?.(call, signal) ?? UNREACHABLE_RESULT]);
    end();
    return signal.aborted ? CANCELLED_RESULT : result;
  };
}

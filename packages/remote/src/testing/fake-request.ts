import type { CallFailure, RemoteCall, RemoteContext, Result } from '@livery/contract/remotes/remote-context';

/** The result of a call of the remote. */
export type CallResult = Result<unknown, CallFailure>;

const UNREACHABLE: CallResult = { ok: false, error: { kind: 'unreachable' } };
const CANCELLED: CallResult = { ok: false, error: { kind: 'cancelled' } };

/** Records the calls of a remote, and responds as a test specifies; unreachable by default. */
export function fakeRequest(
  calls: RemoteCall[],
  respond: ((call: RemoteCall, signal: AbortSignal) => CallResult | Promise<CallResult>) | undefined,
  track: (what: string) => () => void,
): RemoteContext['request'] {
  return async (call, signal = new AbortController().signal) => {
    calls.push(call);
    const end = track(`request ${call.method} ${call.path}`);
    const aborted = new Promise<CallResult>((resolve) => {
      signal.addEventListener('abort', () => resolve(CANCELLED), { once: true });
    });
    const result = await Promise.race([aborted, respond?.(call, signal) ?? UNREACHABLE]);
    end();
    return signal.aborted ? CANCELLED : result;
  };
}

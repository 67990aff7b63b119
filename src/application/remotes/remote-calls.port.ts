import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import type { RemoteCall } from './remote-context.ts';

/**
 * Calls the platform or the resort service on behalf of a remote module, as the
 * shell's own calls go: with the headers of rules §7, within 20 s, and
 * with its rule for 401.
 *
 * The caller has made sure of the path (`isCallPath`). Never rejects. Checked by
 * tests/contracts/remote-calls.contract.ts.
 */
export interface RemoteCalls {
  send(call: RemoteCall, signal: AbortSignal): Promise<Result<unknown, CallFailure>>;
}

import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import type { Result } from '@livery/contract/shared/result';

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

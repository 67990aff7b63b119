import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import type { Result } from '@livery/contract/shared/result';

/**
 * Calls the platform or the resort service for a remote module, as the shell makes its own calls: with the headers of
 * rules §7, a limit of 20 s, and the rule for 401.
 *
 * The caller must check the path (`isCallPath`). Never rejects. Checked by tests/contracts/remote-calls.contract.ts.
 */
export interface RemoteCalls {
  send(call: RemoteCall, signal: AbortSignal): Promise<Result<unknown, CallFailure>>;
}

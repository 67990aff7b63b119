import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { RemoteCall } from '@livery/contract/remotes/remote-context';
import { err, type Result } from '@livery/contract/shared/result';
import { isCallPath } from '../../../domain/remotes/is-call-path.ts';
import { errorText } from '../../shared/error-text.ts';
import type { RemoteCalls } from '../remote-calls.port.ts';

interface CallForRemoteDependencies {
  readonly calls: RemoteCalls;
  /** Aborted when the remote is unmounted; aborts its calls, except lasting ones. */
  readonly ended: AbortSignal;
  /** Aborted shortly after that: from then on lasting calls can't start either. */
  readonly lastingCallsEnded: AbortSignal;
}

/** Makes a remote's call if it is allowed; no path can make it send the token to another host. */
export async function callForRemote(
  { calls, ended, lastingCallsEnded }: CallForRemoteDependencies,
  call: RemoteCall,
  signal: AbortSignal | undefined,
): Promise<Result<unknown, CallFailure>> {
  try {
    const lasting = call.lasting === true;
    if (lasting ? lastingCallsEnded.aborted : ended.aborted) return err({ kind: 'cancelled' });
    if (!isCallPath(call.path)) {
      const path = errorText(call.path);
      return malformedCall(`“${path}” is no path of a service: begin with one slash, and put parameters into “query”.`);
    }
    if (!isHttpMethod(call.method)) return malformedCall('A call is a GET, a POST, a PUT, a PATCH or a DELETE.');
    if (typeof call.body === 'object' && call.body !== null) {
      // Few calls of the first screen have a body.
      const { bodyProblem } = await import('./body-problem.ts');
      const problem = bodyProblem(call.method, call.body);
      if (problem !== undefined) return malformedCall(problem);
    }
    const signals = [...(lasting ? [] : [ended]), ...(signal === undefined ? [] : [signal])];
    return await calls.send(call, AbortSignal.any(signals));
  } catch (thrown) {
    return malformedCall(`The call can’t be made: ${errorText(thrown)}`);
  }
}

function isHttpMethod(method: string): boolean {
  return ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].includes(method);
}

function malformedCall(problem: string): Result<never, CallFailure> {
  return err({ kind: 'malformed', problem });
}

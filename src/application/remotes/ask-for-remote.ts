import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { isCallPath } from '../../domain/remotes/is-call-path.ts';
import { err, type Result } from '../../domain/shared/result.ts';
import { problemOf } from './problem-of.ts';
import type { RemoteCalls } from './remote-calls.port.ts';
import type { RemoteCall } from './remote-context.ts';

interface Needs {
  readonly calls: RemoteCalls;
  /** Aborted when the remote is taken away. */
  readonly ended: AbortSignal;
}

/** A remote's call, if it is one that it may make: nobody's token is sent to another host by way of a path. */
export async function askForRemote(
  { calls, ended }: Needs,
  call: RemoteCall,
  given: AbortSignal | undefined,
): Promise<Result<unknown, CallFailure>> {
  if (ended.aborted) return err({ kind: 'cancelled' });
  try {
    if (!isCallPath(call.path)) {
      const path = problemOf(call.path);
      return malformed(`“${path}” is no path of a service: begin with one slash, and put parameters into “query”.`);
    }
    if (!['GET', 'POST', 'PUT'].includes(call.method)) return malformed('A call is a GET, a POST or a PUT.');
    return await calls.ask(call, given === undefined ? ended : AbortSignal.any([ended, given]));
  } catch (thrown) {
    return malformed(`The call can’t be made: ${problemOf(thrown)}`);
  }
}

function malformed(problem: string): Result<never, CallFailure> {
  return err({ kind: 'malformed', problem });
}

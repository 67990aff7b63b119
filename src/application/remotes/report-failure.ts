import type { RemoteName } from '../../domain/remotes/remote-name.ts';
import type { Reporter } from '../shared/reporter.port.ts';
import type { RemoteFailure } from './remote-failure.ts';

/**
 * Tells why a remote is not there, with the type of the failure and the address
 * that failed; for the resort component that is a script-load error. A remote
 * that the content host does not offer is no failure.
 *
 * @param url the last address that was asked for
 * @see rules §8, script or chunk load failure
 */
export function reportFailure(reporter: Reporter, remote: RemoteName, failure: RemoteFailure, url: string): void {
  const { kind: type, ...about } = failure;
  if (type === 'remote-missing') return;
  const kind = remote === 'resort' ? 'script-load-error' : 'remote-failed';
  reporter.error({ url, ...about, kind, remote, type });
}

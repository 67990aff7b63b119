import type { RemoteName } from '@livery/contract/remotes/remote-name';
import { err, type Result } from '@livery/contract/shared/result';
import { BehaviorSubject, catchError, defer, finalize, from, of, timeout } from 'rxjs';
import { REMOTE_TIME_LIMIT_MS } from '../../../domain/remotes/time-limits.ts';
import type { Clock } from '../../shared/clock.port.ts';
import { errorText } from '../../shared/error-text.ts';
import type { Reporter } from '../../shared/reporter.port.ts';
import type { RemoteFailure } from '../remote-failure.ts';
import type { LoadedRemote, RemoteState } from '../remotes.ts';
import { fetchRemote } from './fetch-remote.ts';

type LoaderDependencies = Parameters<typeof fetchRemote>[0] & { readonly clock: Clock; readonly reporter: Reporter };
type LoadResult = Result<LoadedRemote, RemoteFailure>;

/**
 * After these failures the browser has run the entry, or caches the failure, and wouldn't request the same address
 * again.
 */
const FAILURES_BROWSERS_CACHE: ReadonlySet<RemoteFailure['kind']> = new Set([
  'file-not-loaded',
  'evaluation-failed',
  'timed-out',
  'crashed',
]);

/** Loads each remote once, within the time limit, and again on request after a failure. */
export function createLoader(dependencies: LoaderDependencies) {
  const { source, clock, reporter } = dependencies;
  const states = new Map<RemoteName, BehaviorSubject<RemoteState>>();
  const failedAttempts = new Map<RemoteName, number>();
  const deployed = new Map<RemoteName, string>();

  function stateOf(remote: RemoteName): BehaviorSubject<RemoteState> {
    const state = states.get(remote) ?? new BehaviorSubject<RemoteState>({ kind: 'idle' });
    states.set(remote, state);
    return state;
  }

  function fail(remote: RemoteName, failure: RemoteFailure, url: string): void {
    if (FAILURES_BROWSERS_CACHE.has(failure.kind)) countFailedAttempt(remote);
    reportFailure(reporter, remote, failure, url);
    stateOf(remote).next({ kind: 'failed', failure });
  }

  return {
    stateOf,
    fail,
    /** The entry's address in the manifest when the remote was last loaded. */
    deployed: (remote: RemoteName) => deployed.get(remote),
    loaded: () => deployed.keys(),

    load(remote: RemoteName): void {
      const kindBefore = stateOf(remote).value.kind;
      if (kindBefore === 'idle' || kindBefore === 'failed') fetch(remote, { rereadsManifest: kindBefore === 'failed' });
    },

    /** Fetches a loaded remote again, starting with the manifest, and runs its entry again. */
    refetch(remote: RemoteName): void {
      if (stateOf(remote).value.kind !== 'ready') return;
      countFailedAttempt(remote);
      fetch(remote, { rereadsManifest: true });
    },
  };

  function countFailedAttempt(remote: RemoteName): void {
    failedAttempts.set(remote, (failedAttempts.get(remote) ?? 0) + 1);
  }

  function fetch(remote: RemoteName, { rereadsManifest }: { readonly rereadsManifest: boolean }): void {
    const state = stateOf(remote);
    state.next({ kind: 'loading' });
    deployed.delete(remote);
    let url = source.manifestUrl;
    const controller = new AbortController();
    const attempt = {
      remote,
      rereadsManifest,
      failedAttempts: failedAttempts.get(remote) ?? 0,
      signal: controller.signal,
      onRequest(address: string) {
        url = address;
      },
    };
    defer(() => from(fetchRemote(dependencies, attempt)))
      .pipe(
        // Sources must not reject; if one does, the remote counts as failed.
        catchError((thrown) => of<LoadResult>(err({ kind: 'evaluation-failed', url, problem: errorText(thrown) }))),
        timeout({
          first: REMOTE_TIME_LIMIT_MS,
          scheduler: clock.scheduler,
          with: () => of<LoadResult>(err({ kind: 'timed-out', url })),
        }),
        finalize(() => controller.abort()),
      )
      .subscribe((outcome) => {
        if (!outcome.ok) return fail(remote, outcome.error, url);
        deployed.set(remote, outcome.value.deployed);
        state.next({ kind: 'ready', remote: outcome.value });
      });
  }
}

/**
 * Reports why a remote couldn't be loaded, with the type of the failure and the address that failed; the resort
 * component is reported as a script-load error. A remote that the content host doesn't offer isn't a failure.
 *
 * @param url the last address that was requested
 * @see rules §8, script or chunk load failure
 */
function reportFailure(reporter: Reporter, remote: RemoteName, failure: RemoteFailure, url: string): void {
  const { kind: type, ...about } = failure;
  if (type === 'remote-missing') return;
  const kind = remote === 'resort' ? 'script-load-error' : 'remote-failed';
  reporter.error({ url, ...about, kind, remote, type });
}

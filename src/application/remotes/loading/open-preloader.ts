import { defer, EMPTY, from, timeout } from 'rxjs';
import { offeredBy } from '../../../domain/remotes/manifest.ts';
import type { RemoteName } from '../../../domain/remotes/remote-name.ts';
import { REMOTE_TIME_LIMIT_MS } from '../../../domain/remotes/time-limits.ts';
import type { Clock } from '../../shared/clock.port.ts';
import type { RemoteSource } from '../remote-source.port.ts';
import type { openManifests } from './open-manifests.ts';

interface Needs {
  readonly source: RemoteSource;
  readonly manifests: ReturnType<typeof openManifests>;
  readonly clock: Clock;
}

/** Fetches the files of remotes that are likely to be needed soon, once each; failures are ignored. */
export function openPreloader({ source, manifests, clock }: Needs): (remote: RemoteName) => void {
  const begun = new Set<RemoteName>();

  return (remote) => {
    if (begun.has(remote)) return;
    begun.add(remote);
    const given = new AbortController();
    defer(() => from(prefetch(remote, given.signal)))
      .pipe(timeout({ first: REMOTE_TIME_LIMIT_MS, scheduler: clock.scheduler, with: () => EMPTY }))
      .subscribe({ complete: () => given.abort(), error: () => undefined });
  };

  async function prefetch(remote: RemoteName, signal: AbortSignal): Promise<void> {
    const manifest = await manifests.read(false, signal);
    const offered = manifest.ok ? offeredBy(manifest.value, remote) : manifest;
    if (offered.ok) await source.loadFiles(offered.value, signal);
  }
}

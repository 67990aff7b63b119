import { findOfferedRemote, type Manifest } from '@livery/contract/remotes/manifest';
import type { RemoteName } from '@livery/contract/remotes/remote-name';
import { liveFromSubject } from '@livery/contract/shared/live';
import { BehaviorSubject, filter, take } from 'rxjs';
import type { RemoteModules } from '../remotes.ts';
import type { createManifests } from './create-manifests.ts';

interface WatchDeploymentsDependencies {
  readonly manifests: ReturnType<typeof createManifests>;
  /** The remotes that are replaced by a developer's modules; they have no deployment. */
  readonly overrides: ReadonlyMap<RemoteName, unknown>;
  /** The entry's address in the manifest from which the remote was loaded. */
  deployed(remote: RemoteName): string | undefined;
  /** Every remote that was loaded. */
  loaded(): Iterable<RemoteName>;
}

/**
 * Detects that the content host has other files than those that are loaded; once per page, so that reloading can't
 * loop.
 */
export function watchDeployments({
  manifests,
  overrides,
  deployed,
  loaded,
}: WatchDeploymentsDependencies): Pick<RemoteModules, 'newer' | 'dismissUpdate'> {
  const newer = new BehaviorSubject(false);

  const hasMoved = (remote: RemoteName, manifest: Manifest) => {
    const [url, offeredRemote] = [deployed(remote), findOfferedRemote(manifest, remote)];
    return url !== undefined && !overrides.has(remote) && offeredRemote.ok && offeredRemote.value.entry.url !== url;
  };

  manifests.changes
    .pipe(
      filter((manifest) => [...loaded()].some((remote) => hasMoved(remote, manifest))),
      take(1),
    )
    .subscribe(() => newer.next(true));

  return { newer: liveFromSubject(newer), dismissUpdate: () => newer.next(false) };
}

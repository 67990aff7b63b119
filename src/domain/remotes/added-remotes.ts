import type { Manifest, RemoteUnusable } from '@livery/contract/remotes/manifest';
import { isAddedName, REMOTE_NAMES } from '@livery/contract/remotes/remote-name';
import type { RemotePages } from './routes.ts';

/** The pages of the custom remotes, in the order of the manifest. */
export function addedRemotePages(manifest: Manifest): readonly RemotePages[] {
  return Object.entries(manifest).flatMap(([remote, offeredRemote]) =>
    isAddedName(remote) && offeredRemote.ok && offeredRemote.value.routes
      ? [{ remote, routes: offeredRemote.value.routes }]
      : [],
  );
}

/** The parts of manifests' entries that are ignored: one sentence each, for the remotes' authors. */
export function manifestWarnings(manifest: Manifest): readonly string[] {
  return Object.entries(manifest).flatMap(([remote, offeredRemote]) =>
    offeredRemote.ok ? (offeredRemote.value.ignored ?? []).map((problem) => `Remote “${remote}”: ${problem}`) : [],
  );
}

/** Why custom remotes can't be used, for their authors; built-in remotes are reported when a page needs them. */
export function unusableAddedRemotes(
  manifest: Manifest,
): readonly Exclude<RemoteUnusable, { kind: 'remote-missing' }>[] {
  const specified = REMOTE_NAMES as readonly string[];
  return Object.entries(manifest).flatMap(([remote, offeredRemote]) =>
    specified.includes(remote) || offeredRemote.ok || offeredRemote.error.kind === 'remote-missing'
      ? []
      : [offeredRemote.error],
  );
}

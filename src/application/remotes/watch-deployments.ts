import { BehaviorSubject } from 'rxjs';
import type { Manifest } from '../../domain/remotes/manifest.ts';
import { REMOTE_NAMES, type RemoteName } from '../../domain/remotes/remote-name.ts';
import { liveOf } from '../shared/live.ts';
import type { openManifests } from './open-manifests.ts';
import type { RemoteModules } from './remotes.ts';

interface Needs {
  readonly manifests: ReturnType<typeof openManifests>;
  /** Remotes that a developer runs instead know of no deployment. */
  readonly overrides: ReadonlyMap<RemoteName, unknown>;
  /** The entry's address in the manifest that a remote was loaded by. */
  deployed(remote: RemoteName): string | undefined;
}

/** Notices when the content host offers other files than those that are loaded; tells so once, for a page is no loop. */
export function watchDeployments({
  manifests,
  overrides,
  deployed,
}: Needs): Pick<RemoteModules, 'newer' | 'dismissUpdate'> {
  const newer = new BehaviorSubject(false);
  let told = false;

  const hasMoved = (remote: RemoteName, manifest: Manifest) => {
    const [loaded, offered] = [deployed(remote), manifest[remote]];
    return loaded !== undefined && !overrides.has(remote) && offered.ok && offered.value.entry.url !== loaded;
  };

  manifests.heard.subscribe((manifest) => {
    if (told || !REMOTE_NAMES.some((remote) => hasMoved(remote, manifest))) return;
    told = true;
    newer.next(true);
  });

  return { newer: liveOf(newer), dismissUpdate: () => newer.next(false) };
}

import { REMOTE_NAMES, type RemoteName } from '@livery/contract/remotes/remote-name';
import type { Shell } from '../../application/shell.ts';
import { matchPath } from '../../domain/navigation/match-path.ts';

/** The remote that shows the page at a path, as far as it is known without the manifest. */
export function remoteForPath(path: string): RemoteName | undefined {
  const handler = matchPath(path)?.handledBy;
  return REMOTE_NAMES.find((name) => name === handler);
}

/**
 * Loads the remote that shows the page at a path, and the files of that page, while the agency is being requested. A
 * failure is only shown once the page needs it.
 */
export async function preloadRemote({ remotes }: Shell, path: string): Promise<void> {
  const remote = remoteForPath(path);
  const modules = remote === undefined ? undefined : await remotes.open().catch(() => undefined);
  if (remote === undefined || modules === undefined) return;
  modules.preload(remote, path);
  modules.load(remote);
}

import { REMOTE_NAMES, type RemoteName } from '@livery/contract/remotes/remote-name';
import type { Shell } from '../../application/shell.ts';
import { matchPath } from '../../domain/navigation/match-path.ts';

/** The remote that shows the page at a path, as far as it is known without the manifest. */
export function remoteAt(path: string): RemoteName | undefined {
  const handler = matchPath(path)?.handledBy;
  return REMOTE_NAMES.find((name) => name === handler);
}

/**
 * Fetches the files of the remote that shows the page at a path, while the agency is requested. A failure is shown once
 * the page needs them.
 */
export async function preloadRemote({ remotes }: Shell, path: string): Promise<void> {
  const remote = remoteAt(path);
  if (remote !== undefined) (await remotes.open().catch(() => undefined))?.preload(remote, path);
}

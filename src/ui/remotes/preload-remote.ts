import { REMOTE_NAMES } from '@livery/contract/remotes/remote-name';
import type { Shell } from '../../application/shell.ts';
import { matchPath } from '../../domain/navigation/match-path.ts';

/**
 * Fetches the files of the remote that shows the page at a path, while the agency is requested. A failure is shown once
 * the page needs them.
 */
export async function preloadRemote({ remotes }: Shell, path: string): Promise<void> {
  const handler = matchPath(path)?.handledBy;
  const remote = REMOTE_NAMES.find((name) => name === handler);
  if (remote !== undefined) (await remotes.open().catch(() => undefined))?.preload(remote, path);
}

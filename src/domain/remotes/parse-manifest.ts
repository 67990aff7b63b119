import { err, ok, type Result } from '../shared/result.ts';
import type { Manifest, ManifestUnusable, RemoteModule, RemoteUnusable } from './manifest.ts';
import { ownField } from './own-field.ts';
import { parseRemoteFile, parseRemoteFiles } from './parse-remote-file.ts';
import type { RemoteName } from './remote-name.ts';

/** The version of manifests that this shell understands. */
const VERSION = 1;

/**
 * Reads a content host's `remotes.json`. Strict where trust is at stake: a
 * remote with one file from another origin, or without a digest, is refused as
 * a whole; what the shell does not know is passed over. Never throws.
 *
 * @param json whatever the content host answered
 * @param contentUrl the content host's absolute base address
 */
export function parseManifest(json: unknown, contentUrl: string): Result<Manifest, ManifestUnusable> {
  const version = ownField(json, 'version');
  if (typeof version !== 'number') return malformed('it tells no version');
  if (version > VERSION) return err({ kind: 'manifest-newer', version });
  if (version !== VERSION) return malformed(`its version is ${version}`);
  const remotes = ownField(json, 'remotes');
  if (typeof remotes !== 'object' || remotes === null) return malformed('it lists no remotes');
  const read = (name: RemoteName) => parseRemote(name, ownField(remotes, name), contentUrl);
  return ok({
    mainApp: read('mainApp'),
    blog: read('blog'),
    destinationDetails: read('destinationDetails'),
    topDestinations: read('topDestinations'),
    resort: read('resort'),
    userStore: read('userStore'),
  });
}

function malformed(problem: string): Result<never, ManifestUnusable> {
  return err({ kind: 'manifest-malformed', problem });
}

function parseRemote(remote: RemoteName, json: unknown, contentUrl: string): Result<RemoteModule, RemoteUnusable> {
  if (json === undefined || json === null) return err({ kind: 'remote-missing', remote });
  const refused = (problem: string) => err({ kind: 'remote-refused', remote, problem } as const);
  const entry = parseRemoteFile(json, contentUrl);
  if (!entry.ok) return refused(entry.error);
  const chunks = parseRemoteFiles(ownField(json, 'chunks'), contentUrl);
  if (!chunks.ok) return refused(chunks.error);
  const styles = parseRemoteFiles(ownField(json, 'styles'), contentUrl);
  return styles.ok ? ok({ entry: entry.value, chunks: chunks.value, styles: styles.value }) : refused(styles.error);
}

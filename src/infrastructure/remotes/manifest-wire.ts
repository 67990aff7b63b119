import * as v from 'valibot';
import {
  isIntegrity,
  type Manifest,
  type ManifestUnusable,
  type RemoteModule,
  type RemoteUnusable,
} from '../../domain/remotes/manifest.ts';
import type { RemoteName } from '../../domain/remotes/remote-name.ts';
import { resolveRemoteUrl } from '../../domain/remotes/resolve-remote-url.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { anyFields, ownFields } from './own-fields.ts';

/** The version of manifests that this shell understands. */
const VERSION = 1;

const wireManifest = v.pipe(
  anyFields,
  v.object(
    {
      version: v.custom<number>((value) => typeof value === 'number', 'it has no version'),
      remotes: v.optional(v.unknown()),
    },
    'it has no version',
  ),
);

/** A file, `{ url, integrity }`: on the content host's origin and with a digest. */
function remoteFile(contentUrl: string) {
  return v.pipe(
    anyFields,
    v.object({ url: v.string('a file has no url'), integrity: v.optional(v.unknown()) }, 'a file has no url'),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const { url, integrity } = dataset.value;
      const resolved = resolveRemoteUrl(url, contentUrl);
      if (typeof integrity !== 'string' || !isIntegrity(integrity)) {
        addIssue({ message: `${url} has no valid integrity` });
        return NEVER;
      }
      if (!resolved.ok) {
        addIssue({ message: `${url} is refused: ${resolved.error.reason}` });
        return NEVER;
      }
      return { url: resolved.value, integrity };
    }),
  );
}

function remoteModule(contentUrl: string) {
  const file = remoteFile(contentUrl);
  const files = v.nullish(v.array(file, 'its chunks or styles are no list'), []);
  return v.pipe(
    anyFields,
    v.transform(({ chunks, styles, ...entry }) => ({ entry, chunks, styles })),
    v.object({ entry: file, chunks: files, styles: files }),
  );
}

/**
 * Reads a content host's `remotes.json`. Strict where trust is at stake: a
 * remote with one file from another origin, or without a digest, is refused as
 * a whole; what the shell does not know is passed over. Never throws.
 *
 * @param json the response of the content host
 * @param contentUrl the content host's absolute base address
 */
export function parseManifest(json: unknown, contentUrl: string): Result<Manifest, ManifestUnusable> {
  const manifest = v.safeParse(wireManifest, json, { abortEarly: true });
  if (!manifest.success) return malformed(manifest.issues[0].message);
  const { version } = manifest.output;
  if (version > VERSION) return err({ kind: 'manifest-newer', version });
  if (version !== VERSION) return malformed(`its version is ${version}`);
  const remotes = v.safeParse(ownFields, manifest.output.remotes);
  if (!remotes.success) return malformed('it lists no remotes');
  const read = (name: RemoteName) => parseRemote(name, remotes.output[name], contentUrl);
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
  const module = v.safeParse(remoteModule(contentUrl), json, { abortEarly: true });
  return module.success
    ? ok(module.output)
    : err({ kind: 'remote-refused', remote, problem: module.issues[0].message });
}

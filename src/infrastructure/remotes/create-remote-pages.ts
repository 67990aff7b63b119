import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Manifest, OWN_ORIGIN_PLACEHOLDER } from '@livery/contract/remotes/manifest';
import { errorText } from '../../application/shared/error-text.ts';
import { addedRemotePages, manifestWarnings, unusableAddedRemotes } from '../../domain/remotes/added-remotes.ts';
import type { RemotePages } from '../../domain/remotes/routes.ts';
import { readLimited } from '../node/read-limited.ts';
import { parseManifest } from './manifest-wire.ts';

interface RemotePagesDependencies {
  /** The folder of the build, which contains the remotes if the content host is a path on the page's origin. */
  readonly root: string;
  /** Called once for each problem, with a text for operators and authors of remotes. */
  readonly onProblem: (problem: string) => void;
  /** Called with each manifest that is read. */
  readonly onManifest?: (manifest: Manifest) => void;
  readonly fetch?: typeof globalThis.fetch;
  /** Milliseconds. */
  readonly now?: () => number;
}

const STALE_AFTER_MS = 60_000;
const TIME_LIMIT_MS = 2000;
/** In bytes; enough for some thousand chunks. */
const MAX_MANIFEST_BYTES = 512 * 1024;

/** Knows the paths of custom remotes. */
interface RemotePagesReader {
  /** Reads them, within two seconds. Never rejects: if they can't be read, they stay unchanged. */
  read(): Promise<void>;
  /** The paths that were read last; if they are older than a minute, they are read again in the background. */
  readonly pages: () => readonly RemotePages[];
}

/**
 * Reads the paths of custom remotes from the content host's manifest, so that the edge knows which unknown paths are
 * pages. Nothing is read before `read` is called.
 *
 * @param contentUrl the content host's base: an address, or a path on the page's origin
 */
export function createRemotePages(
  contentUrl: string,
  { root, onProblem, onManifest, fetch = globalThis.fetch, now = () => performance.now() }: RemotePagesDependencies,
): RemotePagesReader {
  const isOwn = contentUrl.startsWith('/');
  const ownFile = join(root, 'remotes', 'remotes.json');
  let pages: readonly RemotePages[] = [];
  let readAt = now();
  const reportedNames = new Set<string>();
  const report = (problem: string) => {
    if (reportedNames.has(problem)) return;
    reportedNames.add(problem);
    onProblem(problem);
  };

  async function manifestText(): Promise<string | undefined> {
    if (isOwn) return existsSync(ownFile) ? readFile(ownFile, 'utf8') : undefined;
    const signal = AbortSignal.timeout(TIME_LIMIT_MS);
    const response = await fetch(`${contentUrl}/remotes.json`, { redirect: 'error', signal });
    if (!response.ok) throw new Error(`the content host responded with ${response.status}`);
    return (await readLimited(response, MAX_MANIFEST_BYTES)).toString('utf8');
  }

  async function read(): Promise<void> {
    readAt = now();
    try {
      const text = await manifestText();
      if (text === undefined) return;
      const base = isOwn ? `${OWN_ORIGIN_PLACEHOLDER}${contentUrl}` : contentUrl;
      const manifest = parseManifest(JSON.parse(text), base);
      if (!manifest.ok)
        return report(`The manifest of remote modules can’t be used: ${JSON.stringify(manifest.error)}`);
      pages = addedRemotePages(manifest.value);
      onManifest?.(manifest.value);
      for (const { remote, problem } of unusableAddedRemotes(manifest.value))
        report(`Remote “${remote}” is refused: ${problem}`);
      for (const problem of manifestWarnings(manifest.value)) report(problem);
    } catch (thrown) {
      report(`The manifest of remote modules can’t be read: ${errorText(thrown)}`);
    }
  }

  return {
    read,
    pages() {
      if (now() - readAt >= STALE_AFTER_MS) void read();
      return pages;
    },
  };
}

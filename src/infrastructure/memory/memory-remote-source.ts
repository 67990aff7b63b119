import type { RemoteFile } from '@livery/contract/remotes/manifest';
import { err, ok, type Result } from '@livery/contract/shared/result';
import type { RemoteSource } from '../../application/remotes/remote-source.port.ts';
import { parseEntry } from '../remotes/entry-wire.ts';
import { parseManifest } from '../remotes/manifest-wire.ts';

/** A file of an embedded remote. */
export interface EmbeddedFile {
  readonly integrity: string;
  /** Runs a module, and returns its exports; left out for style sheets. */
  readonly run?: (() => unknown) | undefined;
}

interface EmbeddedFiles {
  /** The current content of the `remotes.json` at an address. */
  manifest(url: string): Result<unknown, string>;
  /** The current file at an address, if there is one. */
  file(url: string): EmbeddedFile | undefined;
  /** Called with the style sheets that are attached to the page. */
  onStylesChange?(urls: readonly string[]): void;
}

const CONTENT_URL = 'http://content.memory/';
const NO_FILES: EmbeddedFiles = { manifest: () => ok({ version: 1, remotes: {} }), file: () => undefined };

/** Remote modules that are embedded in the program; none by default. */
export function memoryRemoteSource({ manifest, file, onStylesChange }: EmbeddedFiles = NO_FILES): RemoteSource {
  const ran = new Map<string, Promise<unknown>>();
  const attached: string[] = [];
  const manifestUrl = `${CONTENT_URL}remotes.json`;
  /** Further attempts for the same file have another query. */
  const embeddedAt = (url: string) => file(url.split('?')[0] ?? '');
  const isHealthy = ({ url, integrity }: RemoteFile) => {
    const foundFile = embeddedAt(url);
    return foundFile !== undefined && (integrity === '' || foundFile.integrity === integrity);
  };

  return {
    manifestUrl,
    async readManifest(_, url = manifestUrl) {
      const json = manifest(url);
      if (!json.ok) return err({ kind: 'manifest-unreachable', url, problem: json.error });
      return parseManifest(json.value, new URL('.', url).href);
    },
    loadShared() {
      // A program shares nothing that has to be loaded.
    },
    async loadFiles({ entry, chunks, styles }) {
      const unhealthy = [...styles, entry, ...chunks].find((remoteFile) => !isHealthy(remoteFile));
      return unhealthy === undefined
        ? ok(undefined)
        : err({ kind: 'file-not-loaded', url: unhealthy.url, problem: 'It could not be loaded.' });
    },
    async evaluate({ entry: { url } }, neededExport) {
      const running = ran.get(url) ?? Promise.resolve().then(() => embeddedAt(url)?.run?.());
      ran.set(url, running);
      try {
        return parseEntry(await running, neededExport, url);
      } catch (thrown) {
        return err({ kind: 'evaluation-failed', url, problem: String(thrown) });
      }
    },
    attachStyles({ styles }) {
      const ownUrls = styles.map(({ url }) => url);
      attached.push(...ownUrls);
      onStylesChange?.([...new Set(attached)]);
      return () => {
        for (const url of ownUrls.splice(0)) attached.splice(attached.indexOf(url), 1);
        onStylesChange?.([...new Set(attached)]);
      };
    },
  };
}

import type { RemoteSource } from '../../application/remotes/remote-source.port.ts';
import type { RemoteFile } from '../../domain/remotes/manifest.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { parseEntry } from '../remotes/entry-wire.ts';
import { parseManifest } from '../remotes/manifest-wire.ts';

/** A file of an embedded remote. */
export interface EmbeddedFile {
  readonly integrity: string;
  /** Runs a module, and answers what it exports; style sheets have nothing to run. */
  readonly run?: (() => unknown) | undefined;
}

interface Embedded {
  /** What `remotes.json` says at this moment. */
  manifest(): Result<unknown, string>;
  /** The file at an address, where there is one at this moment. */
  file(url: string): EmbeddedFile | undefined;
  /** Called with the style sheets that are attached to the page. */
  dressed?(urls: readonly string[]): void;
}

const CONTENT_URL = 'http://content.memory/';
const NOTHING: Embedded = { manifest: () => ok({ version: 1, remotes: {} }), file: () => undefined };

/** Remote modules that the program itself has at hand; none, unless some are embedded. */
export function memoryRemoteSource({ manifest, file, dressed }: Embedded = NOTHING): RemoteSource {
  const ran = new Map<string, Promise<unknown>>();
  const worn: string[] = [];
  const manifestUrl = `${CONTENT_URL}remotes.json`;
  /** Another try of the same file has another query. */
  const embeddedAt = (url: string) => file(url.split('?')[0] ?? '');
  const assertHealthy = ({ url, integrity }: RemoteFile) => {
    const found = embeddedAt(url);
    return found !== undefined && (integrity === '' || found.integrity === integrity);
  };

  return {
    manifestUrl,
    async readManifest() {
      const json = manifest();
      if (!json.ok) return err({ kind: 'manifest-unreachable', url: manifestUrl, problem: json.error });
      return parseManifest(json.value, CONTENT_URL);
    },
    async loadFiles({ entry, chunks, styles }) {
      const wrong = [...styles, entry, ...chunks].find((wanted) => !assertHealthy(wanted));
      return wrong === undefined ? ok(undefined) : err({ kind: 'file-not-loaded', url: wrong.url });
    },
    async evaluate({ entry: { url } }, needed) {
      const running = ran.get(url) ?? Promise.resolve().then(() => embeddedAt(url)?.run?.());
      ran.set(url, running);
      try {
        return parseEntry(await running, needed, url);
      } catch (thrown) {
        return err({ kind: 'evaluation-failed', url, problem: String(thrown) });
      }
    },
    attachStyles({ styles }) {
      const own = styles.map(({ url }) => url);
      worn.push(...own);
      dressed?.([...new Set(worn)]);
      return () => {
        for (const url of own.splice(0)) worn.splice(worn.indexOf(url), 1);
        dressed?.([...new Set(worn)]);
      };
    },
  };
}

import { err, ok, type Result } from '@livery/contract/shared/result';
import type { FileNotLoaded } from '../../application/remotes/remote-failure.ts';
import type { RemoteSource } from '../../application/remotes/remote-source.port.ts';
import { contentManifestUrl, MANIFEST_REQUEST } from './begin-manifest.ts';
import { parseEntry } from './entry-wire.ts';
import { parseManifest } from './manifest-wire.ts';
import { createPageFiles, NO_MEDIA } from './page-files.ts';
import { sharedFiles } from './shared-files.ts';

interface BrowserRemoteSourceDependencies {
  /** The content host's base: an address, or a path on the page's origin. */
  readonly contentUrl: string;
  readonly document: Document;
  readonly fetch: typeof globalThis.fetch;
  /** The browser's `import()`. */
  readonly importModule: (url: string) => Promise<unknown>;
  /** Loads the components that the page shares, with their styles. */
  readonly loadComponents: () => Promise<unknown>;
}

/**
 * Loads remote modules as browsers do: each file through a `<link>` with its digest, and when all are loaded, the entry
 * with a native `import()`. No cookies are sent.
 */
export function browserRemoteSource({
  contentUrl,
  document,
  fetch,
  importModule,
  loadComponents,
}: BrowserRemoteSourceDependencies): RemoteSource {
  const manifestUrl = contentManifestUrl({ contentUrl, document });
  const files = createPageFiles(document);
  const references = new Map<HTMLLinkElement, number>();

  function countReference(sheet: HTMLLinkElement, more: 1 | -1): void {
    const count = (references.get(sheet) ?? 0) + more;
    references.set(sheet, count);
    sheet.media = count > 0 ? 'all' : NO_MEDIA;
  }

  return {
    manifestUrl,

    async readManifest(signal, url = manifestUrl) {
      const unreachable = (problem: string) => err({ kind: 'manifest-unreachable', url, problem } as const);
      try {
        const response = await fetch(url, { ...MANIFEST_REQUEST, signal });
        if (!response.ok) return unreachable(`The content host responded with ${response.status}.`);
        const json = parseJson(await response.text());
        return json.ok ? parseManifest(json.value, new URL('.', url).href) : json;
      } catch (thrown) {
        return unreachable(String(thrown));
      }
    },

    async loadFiles({ entry, chunks, styles }, signal) {
      const loading = [
        ...styles.map((file) => files.load('stylesheet', file, signal)),
        ...[entry, ...chunks].map((file) => files.load('modulepreload', file, signal)),
      ];
      const responses = await Promise.all(loading);
      return responses.find((response): response is Result<never, FileNotLoaded> => !response.ok) ?? ok(undefined);
    },

    loadShared(signal) {
      for (const file of sharedFiles(document)) void files.load('modulepreload', file, signal);
    },

    async evaluate({ entry: { url } }, neededExport) {
      try {
        // The user store shows nothing, so it needs no components.
        if (neededExport !== 'open') await loadComponents();
        return parseEntry(await importModule(url), neededExport, url);
      } catch (thrown) {
        return err({ kind: 'evaluation-failed', url, problem: String(thrown) });
      }
    },

    attachStyles({ styles }) {
      const attachedLinks = styles.map(files.sheet).filter((sheet) => sheet !== undefined);
      for (const sheet of attachedLinks) countReference(sheet, 1);
      return () => {
        for (const sheet of attachedLinks.splice(0)) countReference(sheet, -1);
      };
    },
  };
}

function parseJson(text: string): Result<unknown, { readonly kind: 'manifest-malformed'; readonly problem: string }> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return err({ kind: 'manifest-malformed', problem: 'it is no JSON' });
  }
}

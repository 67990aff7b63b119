import type { RemoteFile } from '@livery/contract/remotes/manifest';
import { err, ok, type Result } from '@livery/contract/shared/result';
import type { FileNotLoaded } from '../../application/remotes/remote-failure.ts';

type LoadResult = Result<void, FileNotLoaded>;

/** The files of remotes that a page loads, each with a `<link>` whose `integrity` the browser checks. */
export interface PageFiles {
  /** Loads each file and digest once, unless that failed or was aborted. Never rejects. */
  load(kind: FileKind, file: RemoteFile, signal: AbortSignal): Promise<LoadResult>;
  /** The link element of a loaded style sheet. */
  sheet(file: RemoteFile): HTMLLinkElement | undefined;
}

export type FileKind = 'modulepreload' | 'stylesheet';

interface PageFile {
  readonly link: HTMLLinkElement;
  readonly loaded: Promise<LoadResult>;
  isLoaded: boolean;
}

/** A style sheet with this `media` is loaded but not applied. */
export const NO_MEDIA = 'not all';

export function createPageFiles(document: Document): PageFiles {
  const files = new Map<string, PageFile>();
  const keyOf = ({ url, integrity }: RemoteFile) => `${url} ${integrity}`;

  function forget(key: string, file: PageFile): void {
    if (!file.isLoaded && files.get(key) === file) files.delete(key);
  }

  function begin(kind: FileKind, { url, integrity }: RemoteFile, key: string): PageFile {
    const link = document.createElement('link');
    link.rel = kind;
    link.crossOrigin = 'anonymous';
    if (integrity !== '') link.integrity = integrity;
    if (kind === 'stylesheet') link.media = NO_MEDIA;
    const loadedResultPromise = new Promise<LoadResult>((resolve) => {
      link.addEventListener('load', () => {
        file.isLoaded = true;
        resolve(ok(undefined));
      });
      link.addEventListener('error', () => {
        forget(key, file);
        link.remove();
        resolve(err(fileNotLoaded(url, 'It could not be loaded, or is not the file that the manifest lists.')));
      });
    });
    const file = { link, loaded: loadedResultPromise, isLoaded: false };
    files.set(key, file);
    link.href = url;
    document.head.append(link);
    return file;
  }

  return {
    load(kind, remoteFile, signal) {
      const key = keyOf(remoteFile);
      const file = files.get(key) ?? begin(kind, remoteFile, key);
      const abortedResult = new Promise<LoadResult>((resolve) => {
        const abort = () => {
          forget(key, file);
          resolve(err(fileNotLoaded(remoteFile.url, 'It was no longer needed.')));
        };
        if (signal.aborted) abort();
        signal.addEventListener('abort', abort, { once: true });
      });
      return Promise.race([file.loaded, abortedResult]);
    },
    sheet(file) {
      const knownFile = files.get(keyOf(file));
      return knownFile?.isLoaded === true ? knownFile.link : undefined;
    },
  };
}

function fileNotLoaded(url: string, problem: string): FileNotLoaded {
  return { kind: 'file-not-loaded', url, problem };
}

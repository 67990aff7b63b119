import type { Manifest, ManifestUnusable, RemoteModule } from '@livery/contract/remotes/manifest';
import type { Result } from '@livery/contract/shared/result';
import type { EntryExport, RemoteEntry } from './remote-entry.ts';
import type { EvaluationFailed, FileNotLoaded, ManifestUnreachable } from './remote-failure.ts';

/** Where remote modules come from. */
export interface RemoteHost {
  /** Whether modules can run here: without a page they can't, and profiles come from the platform. */
  readonly runsModules: boolean;
  /** Loads its code when it is first called; rejects if that can't be loaded. */
  open(): Promise<RemoteSource>;
}

/**
 * Reads the content host's manifest, and loads and runs the modules that it
 * offers.
 *
 * Nothing is taken from another origin than the content host's, and nothing is
 * run before every file of the module has been loaded with its digest. A
 * file that failed is requested again the next time. None of it rejects or
 * throws; what takes too long is the caller's to give up. Checked by
 * tests/contracts/sources/remote-source.contract.ts.
 *
 * @see docs/remotes.md, How it is loaded
 */
export interface RemoteSource {
  readonly manifestUrl: string;
  /**
   * Reads the manifest as it is now, whatever was read before.
   *
   * @param url of another manifest than the content host's: files are taken from its origin, then
   */
  readManifest(signal: AbortSignal, url?: string): Promise<Result<Manifest, ManifestUnusable | ManifestUnreachable>>;
  /** Loads all files of a module; nothing is run, and its styles are not attached yet. */
  loadFiles(module: RemoteModule, signal: AbortSignal): Promise<Result<void, FileNotLoaded>>;
  /** Begins to load what the page shares with modules that show something; a failure shows once one of them is run. */
  loadShared(signal: AbortSignal): void;
  /** Runs the entry of a module whose files are loaded, and reads what it exports, `needed` at the least; the same address runs once. */
  evaluate(module: RemoteModule, needed: EntryExport): Promise<Result<RemoteEntry, EvaluationFailed>>;
  /** Attaches the module's styles to the page; they are detached when every caller has called the returned function. */
  attachStyles(module: RemoteModule): () => void;
}

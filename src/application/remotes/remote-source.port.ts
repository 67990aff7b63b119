import type { Manifest, ManifestUnusable, RemoteModule } from '@livery/contract/remotes/manifest';
import type { Result } from '@livery/contract/shared/result';
import type { EntryExport, RemoteEntry } from './remote-entry.ts';
import type { EvaluationFailed, FileNotLoaded, ManifestUnreachable } from './remote-failure.ts';

/** The host that remote modules are loaded from. */
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
 * Files are loaded from the content host's origin only, and nothing runs before every file of the module has been
 * loaded and its digest checked. A file that failed is requested again the next time. Never rejects or throws; the
 * caller has to limit the time. Checked by tests/contracts/sources/remote-source.contract.ts.
 *
 * @see docs/remotes.md, How it is loaded
 */
export interface RemoteSource {
  readonly manifestUrl: string;
  /**
   * Reads the current manifest, even if it was read before.
   *
   * @param url the address of another manifest than the content host's; files are then loaded from its origin
   */
  readManifest(signal: AbortSignal, url?: string): Promise<Result<Manifest, ManifestUnusable | ManifestUnreachable>>;
  /** Loads all files of a module; nothing is run, and its styles aren't attached yet. */
  loadFiles(module: RemoteModule, signal: AbortSignal): Promise<Result<void, FileNotLoaded>>;
  /**
   * Starts to load the code that the page shares with modules that show something; if that fails, running a module
   * fails.
   */
  loadShared(signal: AbortSignal): void;
  /**
   * Runs the entry of a module whose files are loaded, and reads its exports, of which `needed` must be there; the same
   * address runs once.
   */
  evaluate(module: RemoteModule, needed: EntryExport): Promise<Result<RemoteEntry, EvaluationFailed>>;
  /** Attaches the module's styles to the page; they are detached when every caller has called the returned function. */
  attachStyles(module: RemoteModule): () => void;
}

import type { Result } from '../shared/result.ts';
import type { PlainData } from './plain-data.ts';
import type { BuiltInRemoteName, CustomRemoteName, RemoteName } from './remote-name.ts';

/** Base64 of 32, 48 or 64 octets. */
const INTEGRITY_PATTERN = /^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$/;

/**
 * Whether a text is one digest in the form of Subresource Integrity. Browsers ignore digests that they can't read, and
 * would then load any file; so only a digest of the right length is valid.
 * @rule 7.16, 10.7
 */
export function isIntegrity(text: string): boolean {
  return INTEGRITY_PATTERN.test(text);
}

/** Replaces the page's origin when a server reads the manifest of a content host that is a path on that origin. */
export const OWN_ORIGIN_PLACEHOLDER = 'http://own.invalid';

/** A file of a remote module. */
export interface RemoteFile {
  /** Absolute, on the content host's origin. */
  readonly url: string;
  /** The digest for Subresource Integrity: `sha256-`, `sha384-` or `sha512-` and base64. */
  readonly integrity: string;
}

/**
 * Files that some pages of a remote load later than its entry: if the document names them, the browser fetches them
 * earlier.
 */
export interface PageFiles {
  /** Path patterns of the pages, see `matchesPattern`. */
  readonly routes: readonly string[];
  readonly files: readonly PageFile[];
}

export interface PageFile extends RemoteFile {
  /** The language in which the page loads the file; by default, every language. */
  readonly language?: string;
}

/** The height of a piece in windows of at least some width. */
export interface PieceHeight {
  /** The minimum width of such windows, in rem. */
  readonly from: number;
  readonly rem: number;
  /** The part of the height that depends on the window's width, in hundredths of that width, for pictures. */
  readonly vi: number;
}

/** All files of a remote, each loaded only with its integrity, and the manifest's other entries for it. */
export interface RemoteModule {
  readonly entry: RemoteFile;
  /** Modules that the entry imports. */
  readonly chunks: readonly RemoteFile[];
  readonly styles: readonly RemoteFile[];
  /** Scripts that its pages load later; by default, browsers find them only through the scripts that import them. */
  readonly pages?: readonly PageFiles[];
  /** The file that renders its pages on a server; by default, the browser renders them. */
  readonly server?: RemoteFile;
  /** Paths that a custom remote shows; by default, none. */
  readonly routes?: readonly string[];
  /** Names of the slots for which it has pieces; by default, none. */
  readonly slots?: readonly string[];
  /** The height of the piece for a slot, by the slot's name, from narrow windows to wide ones; unknown by default. */
  readonly slotHeights?: Readonly<Record<string, readonly PieceHeight[]>>;
  /** For developers: the problems of optional fields, which are ignored; none by default. */
  readonly ignored?: readonly string[];
  /** The deployment's configuration of it: plain data, frozen; none by default. */
  readonly configuration?: PlainData;
}

/** A remote on the content host, or the reason why it can't be loaded. */
export type OfferedRemote = Result<RemoteModule, RemoteUnusable>;

/**
 * The remotes that the content host offers: the six built-in ones, each with a separate result, and any others that it
 * lists. If a remote is missing or refused, the others aren't affected.
 */
export type Manifest = Readonly<Record<BuiltInRemoteName, OfferedRemote>> & {
  readonly [name: CustomRemoteName]: OfferedRemote;
};

/** What a manifest says about a remote, which it may not list. */
export function findOfferedRemote(manifest: Manifest, remote: RemoteName): OfferedRemote {
  return manifest[remote] ?? { ok: false, error: { kind: 'remote-missing', remote } };
}

/** Why one remote cannot be loaded; `problem` is for developers. */
export type RemoteUnusable =
  | { readonly kind: 'remote-missing'; readonly remote: RemoteName }
  | { readonly kind: 'remote-refused'; readonly remote: RemoteName; readonly problem: string }
  /** It needs a version of the contract that this shell doesn't support. */
  | { readonly kind: 'contract-mismatch'; readonly remote: RemoteName; readonly problem: string };

/**
 * Why no remote can be loaded.
 *
 * - `manifest-newer`: written for a newer version of the shell;
 * - `manifest-malformed`: not a manifest; `problem` is for developers.
 */
export type ManifestUnusable =
  | { readonly kind: 'manifest-newer'; readonly version: number }
  | { readonly kind: 'manifest-malformed'; readonly problem: string };

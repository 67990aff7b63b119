import type { Result } from '../shared/result.ts';
import type { PlainData } from './plain-data.ts';
import type { BuiltInRemoteName, CustomRemoteName, RemoteName } from './remote-name.ts';

/** Base64 of 32, 48 or 64 octets. */
const INTEGRITY_PATTERN = /^(?:sha256-[A-Za-z0-9+/]{43}=|sha384-[A-Za-z0-9+/]{64}|sha512-[A-Za-z0-9+/]{86}==)$/;

/**
 * Whether a text is one digest in the form of Subresource Integrity. Browsers
 * pass over what they can't read there, and would then load anything; so only
 * a digest of the right length counts.
 * @rule 7.16, 10.7
 */
export function isIntegrity(text: string): boolean {
  return INTEGRITY_PATTERN.test(text);
}

/** Stands for the page's own origin when a server reads the manifest of a content host that is a path on it. */
export const OWN_ORIGIN_PLACEHOLDER = 'http://own.invalid';

/** A file of a remote module. */
export interface RemoteFile {
  /** Absolute, on the content host's origin. */
  readonly url: string;
  /** A digest as in Subresource Integrity: `sha256-`, `sha384-` or `sha512-` and base64. */
  readonly integrity: string;
}

/** Files that some pages of a remote load later than its entry: naming them in the document saves the way there. */
export interface PageFiles {
  /** Patterns of the paths of the pages, see `matchesPattern`. */
  readonly routes: readonly string[];
  readonly files: readonly PageFile[];
}

export interface PageFile extends RemoteFile {
  /** The language in which the page loads it; by default, every one. */
  readonly language?: string;
}

/** How high a piece is in windows of a width and wider. */
export interface PieceHeight {
  /** The least width of such windows, in rem. */
  readonly from: number;
  readonly rem: number;
  /** Hundredths of the window's width, which pictures take beside that. */
  readonly vi: number;
}

/** All files of a remote module, each loaded only with its integrity, and what the manifest says of it. */
export interface RemoteModule {
  readonly entry: RemoteFile;
  /** Modules that the entry imports. */
  readonly chunks: readonly RemoteFile[];
  readonly styles: readonly RemoteFile[];
  /** Scripts that its pages load later; by default, they are found by the scripts before them. */
  readonly pages?: readonly PageFiles[];
  /** What renders its pages on a server; by default, the browser does. */
  readonly server?: RemoteFile;
  /** Paths that a custom remote shows; by default, none. */
  readonly routes?: readonly string[];
  /** Names of the places that it offers pieces for; by default, none. */
  readonly slots?: readonly string[];
  /** How high the piece for a place is, by the place's name, from narrow windows to wide ones; by default, nobody knows. */
  readonly slotHeights?: Readonly<Record<string, readonly PieceHeight[]>>;
  /** What is wrong in fields that it can do without, and that are passed over, for developers; by default, nothing. */
  readonly ignored?: readonly string[];
  /** What the deployment says to it: plain data, frozen; by default, nothing. */
  readonly configuration?: PlainData;
}

/** A remote that the content host offers, or why it can't be loaded. */
export type OfferedRemote = Result<RemoteModule, RemoteUnusable>;

/**
 * Which remote modules the content host offers: the six built-in ones, of which each has
 * its own result, and any others that it lists. A remote that is missing
 * or refused affects no other.
 */
export type Manifest = Readonly<Record<BuiltInRemoteName, OfferedRemote>> & {
  readonly [name: CustomRemoteName]: OfferedRemote;
};

/** What a manifest says of a remote, which it need not list. */
export function findOfferedRemote(manifest: Manifest, remote: RemoteName): OfferedRemote {
  return manifest[remote] ?? { ok: false, error: { kind: 'remote-missing', remote } };
}

/** Why one remote cannot be loaded; `problem` is for developers. */
export type RemoteUnusable =
  | { readonly kind: 'remote-missing'; readonly remote: RemoteName }
  | { readonly kind: 'remote-refused'; readonly remote: RemoteName; readonly problem: string }
  /** It works with other versions of the contract than this shell keeps. */
  | { readonly kind: 'contract-mismatch'; readonly remote: RemoteName; readonly problem: string };

/**
 * Why no remote can be loaded.
 *
 * - `manifest-newer`: written for a later shell than this one;
 * - `manifest-malformed`: no manifest at all; `problem` is for developers.
 */
export type ManifestUnusable =
  | { readonly kind: 'manifest-newer'; readonly version: number }
  | { readonly kind: 'manifest-malformed'; readonly problem: string };

import type { ManifestUnusable, RemoteUnusable } from '@livery/contract/remotes/manifest';

/**
 * Why a remote module can't be shown.
 *
 * - `manifest-unreachable`: the content host didn't respond, or its status wasn't 200;
 * - `file-not-loaded`: a file is missing, or doesn't match its digest;
 * - `evaluation-failed`: the entry threw, or lacks the needed export;
 * - `timed-out`: 120 s have passed (rules §9);
 * - `crashed`: it threw when it was shown, or later.
 *
 * `url` is the address that failed, `problem` is a text for developers.
 *
 * @see rules §8, failed remote component; script or chunk load failure
 */
export type RemoteFailure =
  | ManifestUnusable
  | RemoteUnusable
  | ManifestUnreachable
  | FileNotLoaded
  | EvaluationFailed
  | { readonly kind: 'timed-out'; readonly url: string }
  | { readonly kind: 'crashed'; readonly url: string; readonly problem: string };

export interface ManifestUnreachable {
  readonly kind: 'manifest-unreachable';
  readonly url: string;
  readonly problem: string;
}

export interface FileNotLoaded {
  readonly kind: 'file-not-loaded';
  readonly url: string;
  readonly problem: string;
}

export interface EvaluationFailed {
  readonly kind: 'evaluation-failed';
  readonly url: string;
  readonly problem: string;
}

/**
 * Why a call to a service gave no usable response.
 *
 * - `unreachable`: no response at all (offline, refused, reset, DNS).
 * - `timed-out`: no complete response within the limit.
 * - `refused`: a response with a status of 400 and above; `message` is the
 * server's own text if it gave one (untrusted).
 * - `malformed`: a response that doesn't have the expected form; `problem` is for developers.
 * - `cancelled`: we cancelled the request; never shown to anyone.
 *
 * @rule 7.6, 8.1
 */
export type CallFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string }
  | { readonly kind: 'malformed'; readonly problem: string }
  | { readonly kind: 'cancelled' };

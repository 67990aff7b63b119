/**
 * Why a call to the outside gave no usable response.
 *
 * - `unreachable`: no response at all (offline, refused, reset, DNS).
 * - `timed-out`: no complete response within the limit.
 * - `refused`: a response with a status of 400 and above; `message` is the
 *   server's own text if it gave one (untrusted).
 * - `malformed`: a response that is not what the call promises; `problem` is for
 *   developers.
 * - `cancelled`: we took the request back; never shown to anyone.
 *
 * @rule 7.6, 8.1
 */
export type CallFailure =
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timed-out' }
  | { readonly kind: 'refused'; readonly status: number; readonly message: string }
  | { readonly kind: 'malformed'; readonly problem: string }
  | { readonly kind: 'cancelled' };

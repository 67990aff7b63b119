import type { Observable } from 'rxjs';

/**
 * The events that remotes publish, and the data of each. A remote that has events declares
 * them: `declare module '…' { interface RemoteEventMap { 'booking.confirmed': { reference: string } } }`.
 */
export interface RemoteEventMap {
  /** A booking was made. */
  'booking.confirmed': { readonly reference: string; readonly product: string };
}

/** Sends and receives events: plain data under a name such as `booking.confirmed`. */
export interface RemoteEventBus {
  /**
   * Sends a frozen copy to all who subscribe. A name of another form, or a value that is no
   * plain data, is not sent, and reported in one sentence.
   *
   * @param options `keep` stores it as the last value for those who subscribe later; it is forgotten when the visitor signs out
   */
  publish<Name extends keyof RemoteEventMap>(
    name: Name,
    value: RemoteEventMap[Name],
    options?: { readonly keep?: boolean },
  ): void;
  /** Begins with the last value where one is kept; completes with the remote. What a subscriber throws reaches nobody else. */
  on<Name extends keyof RemoteEventMap>(name: Name): Observable<RemoteEventMap[Name]>;
}

import type { Observable } from 'rxjs';
import type { Money } from '../market/money.ts';

/**
 * The events that remotes publish, and the data of each. A remote that has events declares them:
 * `declare module '@livery/remote' { interface RemoteEventMap { 'loyalty.claimed': { booking: string } } }`.
 */
export interface RemoteEventMap {
  /** A booking was made; kept as the last value. The main app and the resort pages send it. */
  'booking.confirmed': BookingConfirmed;
  /** A booking was cancelled (contract 1.4). The main app sends it. */
  'booking.cancelled': BookingCancelled;
}

/** A booking that was made on this page. */
export interface BookingConfirmed {
  /** The number that the confirmation shows. */
  readonly reference: string;
  /** `hotel`, `flight`, `activity`, `cruise`, `car` or `resort`. */
  readonly product: string;
  /** What was charged for all travellers; `null` if the platform did not say. */
  readonly price: Money | null;
}

/** A booking that was cancelled on this page. */
export interface BookingCancelled {
  /** The number that the confirmation showed. */
  readonly reference: string;
}

/** Sends and receives events: plain data under a name such as `booking.confirmed`. */
export interface RemoteEventBus {
  /**
   * Sends a frozen copy to all who subscribe. A name that doesn't begin with the remote's own, a value that is no
   * plain data, or an event of the contract of another shape, is not sent, and reported in one sentence.
   *
   * @param options `keep` stores it as the last value for those who subscribe later; it is forgotten when the visitor signs out
   */
  publish<Name extends keyof RemoteEventMap>(
    name: Name,
    value: RemoteEventMap[Name],
    options?: { readonly keep?: boolean },
  ): void;
  /** Begins with the last value if one is kept; completes with the remote. What a subscriber throws reaches nobody else. */
  on<Name extends keyof RemoteEventMap>(name: Name): Observable<RemoteEventMap[Name]>;
}

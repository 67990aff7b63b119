import type { Observable } from 'rxjs';
import type { Money } from '../market/money.ts';

/**
 * The events of remotes, with the data of each. A remote that publishes events declares them: `declare module
 * '@livery/remote' { interface RemoteEventMap { 'loyalty.claimed': { booking: string } } }`.
 */
export interface RemoteEventMap {
  /** A booking was made. The last value is kept. The main app and the resort pages publish it. */
  'booking.confirmed': BookingConfirmed;
  /** A booking was cancelled (contract 1.4). The main app publishes it. */
  'booking.cancelled': BookingCancelled;
}

/** A booking that was made on this page. */
export interface BookingConfirmed {
  /** The number on the confirmation page. */
  readonly reference: string;
  /** `hotel`, `flight`, `activity`, `cruise`, `car` or `resort`. */
  readonly product: string;
  /** The price for all travellers; `null` if the platform doesn't name it. */
  readonly price: Money | null;
}

/** A booking that was cancelled on this page. */
export interface BookingCancelled {
  /** The number on the confirmation page. */
  readonly reference: string;
}

/** Sends and receives events: plain data under a name such as `booking.confirmed`. */
export interface RemoteEventBus {
  /**
   * Sends a frozen copy to all subscribers. An event isn't sent, and an error is reported, if its name doesn't begin
   * with the remote's name, if its value isn't plain data, or if it is one of the contract's events with another shape.
   *
   * @param options `keep` stores the value for later subscribers, until the visitor signs out
   */
  publish<Name extends keyof RemoteEventMap>(
    name: Name,
    value: RemoteEventMap[Name],
    options?: { readonly keep?: boolean },
  ): void;
  /**
   * Begins with the last value if one is kept; completes when the remote is unmounted. An error in a subscriber doesn't
   * affect the others.
   */
  on<Name extends keyof RemoteEventMap>(name: Name): Observable<RemoteEventMap[Name]>;
}

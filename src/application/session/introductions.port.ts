import type { Observable } from 'rxjs';
import type { LanguageCode } from '../../domain/market/language.ts';

/**
 * Tells the adapters that call the outside on whose behalf they do, and hears
 * how they were received.
 *
 * `caller` is asked anew for every request, so that each carries the language,
 * the zone and the token of its moment. Before the introduction requests name
 * nobody. Held to tests/contracts/introductions.contract.ts.
 *
 * @see specification §7, headers; §4, 401 response
 */
export interface Introductions {
  introduce(caller: (call: string) => Caller): void;
  /** One for each answer of status 401, and of 200 to 299; of no other. */
  readonly receptions: Observable<Reception>;
}

/** How a call was answered, as far as it is about who asked. */
export interface Reception {
  /** Its method and its path without the query, such as `GET /api/agency`. */
  readonly call: string;
  /** `unauthorised` for status 401, `good` for 200 to 299. */
  readonly status: 'good' | 'unauthorised';
}

/** @see requestHeaders */
export interface Caller {
  readonly language: LanguageCode;
  readonly sessionId: string;
  readonly timeZone: string;
  readonly token: string | undefined;
  /** Whether this call may go without a token (specification §6). */
  readonly authOptional: boolean;
}

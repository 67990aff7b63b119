import type { LanguageCode } from '@livery/contract/market/language';
import type { Observable } from 'rxjs';

/**
 * Gives every request its context, and emits the status of every response.
 *
 * The context is read anew for every request, so that each carries the language,
 * the zone and the token of its moment. Before it is set, requests are anonymous.
 * Checked by tests/contracts/request-interceptor.contract.ts.
 *
 * @see rules §7, headers; §4, 401 response
 */
export interface RequestInterceptor {
  /** @param read is given the path of a call, without its query */
  setContext(read: (call: string) => RequestContext): void;
  /** One for each response of status 401, and of 200 to 299; of no other. */
  readonly responses: Observable<ResponseStatus>;
}

/** The status of a response, as far as it is about who sent the request. */
export interface ResponseStatus {
  /** Its method and its path without the query, such as `GET /api/agency`. */
  readonly call: string;
  /** `unauthorised` for status 401, `good` for 200 to 299. */
  readonly status: 'good' | 'unauthorised';
}

/** On whose behalf a request is made. */
export interface RequestContext {
  readonly language: LanguageCode;
  readonly sessionId: string;
  readonly timeZone: string;
  readonly token: string | undefined;
  /** Whether this call may go without a token (rules §6). */
  readonly authOptional: boolean;
}

import type { LanguageCode } from '@livery/contract/market/language';
import type { Observable } from 'rxjs';

/**
 * Adds the context to every request, and emits the status of responses.
 *
 * The context is read for every request, so that each has the current language, time zone and token. Before it is set,
 * requests are anonymous. Checked by tests/contracts/request-interceptor.contract.ts.
 *
 * @see rules §7, headers; §4, 401 response
 */
export interface RequestInterceptor {
  /** @param read is called with the path of a call, without its query */
  setContext(read: (call: string) => RequestContext): void;
  /** Emits for each response of status 401 or 200 to 299, and for no other. */
  readonly responses: Observable<ResponseStatus>;
}

/** What the status of a response means for the session. */
export interface ResponseStatus {
  /** Its method and its path without the query, such as `GET /api/agency`. */
  readonly call: string;
  /** `unauthorised` for status 401, `good` for 200 to 299. */
  readonly status: 'good' | 'unauthorised';
}

/** The user and the session that a request is made for. */
export interface RequestContext {
  readonly language: LanguageCode;
  readonly sessionId: string;
  readonly timeZone: string;
  readonly token: string | undefined;
  /** Whether this call may be made without a token (rules §6). */
  readonly authOptional: boolean;
}

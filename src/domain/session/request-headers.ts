import type { LanguageCode } from '@livery/contract/market/language';
import { because } from '@livery/contract/shared/because';

/** The caller, and details of the call. */
interface RequestSubject {
  readonly language: LanguageCode;
  readonly sessionId: string;
  /** IANA name, such as `Asia/Dubai`. */
  readonly timeZone: string;
  readonly token: string | undefined;
  /** Printable ASCII. By default JSON; empty if the browser sets it. */
  readonly contentType?: string | undefined;
  /** Sent to the resort service only. */
  readonly correlationId?: string | undefined;
  /** Whether the page allows anonymous access; see `allowsAnonymousAccess`. */
  readonly authOptional?: boolean;
}

/**
 * The headers of every call. Characters that headers may not contain are removed from values; empty values aren't sent.
 *
 * @rule 6.9, 7.1
 */
export function requestHeaders(subject: RequestSubject): Record<string, string> {
  const token = headerValue(subject.token);
  const headers: readonly (readonly [name: string, value: string])[] = [
    ['Content-Type', subject.contentType ?? 'application/json'],
    ['Accept-Language', headerValue(subject.language)],
    ['x-session-id', headerValue(subject.sessionId)],
    ['timeZone', headerValue(subject.timeZone)],
    ['x-access-token', token],
    ['x-correlation-id', headerValue(subject.correlationId)],
    ['x-auth-optional', subject.authOptional === true && token === '' ? 'true' : ''],
  ];
  return because('7.1', Object.fromEntries(headers.filter(([, value]) => value !== '')));
}

/** Printable ASCII without surrounding blanks: valid in every header, and unable to add a second header. */
function headerValue(value = ''): string {
  return value.replace(/[^\x20-\x7e]/g, '').trim();
}

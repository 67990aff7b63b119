import type { LanguageCode } from '@livery/contract/market/language';
import { because } from '@livery/contract/shared/because';

/** Who calls, and what the call is about. */
interface RequestSubject {
  readonly language: LanguageCode;
  readonly sessionId: string;
  /** IANA name, such as `Asia/Dubai`. */
  readonly timeZone: string;
  readonly token: string | undefined;
  /** Printable ASCII. Left out, JSON; empty if the browser says it. */
  readonly contentType?: string | undefined;
  /** Sent to the resort service only. */
  readonly correlationId?: string | undefined;
  /** Whether the page allows anonymous access; see `allowsAnonymousAccess`. */
  readonly authOptional?: boolean;
}

/**
 * The headers that every call carries. Characters that no header may have are
 * removed from values; an empty value is not sent.
 *
 * @rule 6.9, 7.1
 */
export function requestHeaders(of: RequestSubject): Record<string, string> {
  const token = headerValue(of.token);
  const headers: readonly (readonly [name: string, value: string])[] = [
    ['Content-Type', of.contentType ?? 'application/json'],
    ['Accept-Language', headerValue(of.language)],
    ['x-session-id', headerValue(of.sessionId)],
    ['timeZone', headerValue(of.timeZone)],
    ['x-access-token', token],
    ['x-correlation-id', headerValue(of.correlationId)],
    ['x-auth-optional', of.authOptional === true && token === '' ? 'true' : ''],
  ];
  return because('7.1', Object.fromEntries(headers.filter(([, value]) => value !== '')));
}

/** Printable ASCII without blanks around it: legal everywhere, and no second header can hide in it. */
function headerValue(value = ''): string {
  return value.replace(/[^\x20-\x7e]/g, '').trim();
}

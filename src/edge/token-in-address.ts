import type { HonoRequest } from 'hono';
import { takeToken } from '../application/session/access-token.ts';
import { SESSION_PARAMETER } from '../application/shared/remember-address.ts';
import { parseAccessToken } from '../domain/session/session-id.ts';
import { ANY_ORIGIN } from '../domain/shared/guard-path.ts';
import { STORED_KEYS } from '../infrastructure/storage/stored-keys.ts';

/** Tokens of sessions, and of e-mails that lead to a new password. */
export const PARAMETERS = [STORED_KEYS.token.name, 'token'];

interface SignIn {
  /** Path and query without the access token and the session id, as the browser shows them once it has taken them (rules 4.13 and 7.3). */
  readonly location: string;
  /** `undefined` where there is none that can be used. */
  readonly token: string | undefined;
  /** Whether a token stays in the address, which is the page's own. */
  readonly keepsToken: boolean;
}

/** @param location path and query of an address that holds a token or a session id */
export function signInOf(location: string): SignIn {
  const address = new URL(`${ANY_ORIGIN}${location}`);
  const given = takeToken(address);
  const hasSession = address.searchParams.has(SESSION_PARAMETER);
  address.searchParams.delete(SESSION_PARAMETER);
  return {
    location: given === undefined && !hasSession ? location : `${address.pathname}${address.search}`,
    token: given === undefined ? undefined : parseAccessToken(given),
    keepsToken: PARAMETERS.some((name) => address.searchParams.has(name)),
  };
}

export function hasTokenInAddress(request: HonoRequest): boolean {
  return PARAMETERS.some((name) => request.query(name) !== undefined);
}

export function hasSessionInAddress(request: HonoRequest): boolean {
  return request.query(SESSION_PARAMETER) !== undefined;
}

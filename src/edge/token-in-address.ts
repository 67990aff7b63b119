import type { Context } from 'hono';
import { takeToken } from '../application/session/access-token.ts';
import { SESSION_PARAMETER } from '../application/shared/remember-address.ts';
import { parseAccessToken } from '../domain/session/session-id.ts';
import { ANY_ORIGIN } from '../domain/shared/guard-path.ts';
import { PARAMETERS } from './site.ts';

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

/** Hands the access token of the address on to the page of this site that a redirect leads to, where the browser takes it. */
export function keepToken(context: Context, location: string): string {
  const { url } = context.req;
  const { token } = signInOf(url.slice(url.indexOf('/', 'https://'.length)));
  if (token === undefined || !location.startsWith('/')) return location;
  const address = new URL(`${ANY_ORIGIN}${location}`);
  address.searchParams.set('access_token', token);
  return `${address.pathname}${address.search}${address.hash}`;
}

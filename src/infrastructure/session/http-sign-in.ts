import type { CallFailure } from '@livery/contract/notices/call-failure';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { record, text } from '@livery/contract/wire/tolerant';
import * as v from 'valibot';
import type { SignIn } from '../../application/session/sign-in.port.ts';
import { parseAccessToken } from '../../domain/session/session-id.ts';
import { type HttpClient, parsed } from '../http/http-client.ts';

const named = { token: text, access_token: text, accessToken: text };
const wireSignIn = record({ ...named, data: record(named) });

/** Reads the token of `POST /api/user/login`, by any of its usual names; one that no header can carry is none. */
function parseSignInResponse(response: unknown): Result<string, CallFailure> {
  const { data, ...bare } = v.parse(wireSignIn, response);
  const candidates = [bare, data].flatMap((names) => [names.token, names.access_token, names.accessToken]);
  const token = candidates.find((one) => parseAccessToken(one) !== undefined);
  return token === undefined ? err({ kind: 'malformed', problem: 'The sign-in response holds no token.' }) : ok(token);
}

/**
 * Signs in with the platform.
 *
 * @param http a client without the interceptor: wrong credentials sign no one out
 * @rule 7.7
 */
export function httpSignIn(http: HttpClient): SignIn {
  return {
    signIn: ({ email, password }, signal) =>
      parsed(http.post('/api/user/login', {}, { email, password }, signal), parseSignInResponse),
  };
}

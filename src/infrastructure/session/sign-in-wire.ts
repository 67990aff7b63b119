import * as v from 'valibot';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { accessToken } from '../../domain/session/session-id.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { record, text } from '../wire/tolerant.ts';

const named = { token: text, access_token: text, accessToken: text };
const wireSignIn = record({ ...named, data: record(named) });

/** Reads the token of `POST /api/user/login`, by any of its usual names; one that no header can carry is none. */
export function parseSignInResponse(response: unknown): Result<string, CallFailure> {
  const { data, ...bare } = v.parse(wireSignIn, response);
  const candidates = [bare, data].flatMap((names) => [names.token, names.access_token, names.accessToken]);
  const token = candidates.find((one) => accessToken(one) !== undefined);
  return token === undefined ? err({ kind: 'malformed', problem: 'The sign-in response holds no token.' }) : ok(token);
}

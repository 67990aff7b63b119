import * as v from 'valibot';
import type { CallFailure } from '../notices/call-failure.ts';
import { parseAccessToken } from '../session/access-token.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { tolerantRecord, tolerantText } from './tolerant.ts';

const tokenFields = { token: tolerantText, access_token: tolerantText, accessToken: tolerantText };
const wireSignIn = tolerantRecord({ ...tokenFields, data: tolerantRecord(tokenFields) });

/**
 * Reads the token of `POST /api/user/login`, and of other calls that sign in, by any of its usual names; a token that a
 * header can't contain is refused.
 */
export function parseSignIn(response: unknown): Result<string, CallFailure> {
  const { data, ...bare } = v.parse(wireSignIn, response);
  const candidates = [bare, data].flatMap((names) => [names.token, names.access_token, names.accessToken]);
  const token = candidates.find((candidate) => parseAccessToken(candidate) !== undefined);
  return token === undefined ? err({ kind: 'malformed', problem: 'The sign-in response holds no token.' }) : ok(token);
}

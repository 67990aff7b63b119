import type { HonoRequest } from 'hono';
import { STORED_KEYS } from '../application/shared/stored-keys.ts';

const COOKIES = [STORED_KEYS.token.name, STORED_KEYS.auth.name];
/** Tokens of sessions, and of letters that lead to a new password. */
const PARAMETERS = [STORED_KEYS.token.name, 'token'];

/** Whether somebody who is signed in, or about to be, asks: nobody keeps what they get. */
export function isPersonal(request: HonoRequest): boolean {
  const cookies = (request.header('cookie') ?? '').split(';').map((pair) => pair.replace(/=.*$/s, '').trim());
  return COOKIES.some((name) => cookies.includes(name)) || PARAMETERS.some((name) => request.query(name) !== undefined);
}

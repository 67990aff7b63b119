import type { SignIn } from '../../application/session/sign-in.port.ts';
import { type HttpClient, parsed } from '../http/http-client.ts';
import { parseSignInResponse } from './sign-in-wire.ts';

/**
 * Signs in with the platform.
 *
 * @param http a client without the interceptor: wrong credentials sign no one out
 */
export function httpSignIn(http: HttpClient): SignIn {
  return {
    signIn: ({ email, password }, signal) =>
      parsed(http.post('/api/user/login', {}, { email, password }, signal), parseSignInResponse),
  };
}

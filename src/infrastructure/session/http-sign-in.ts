import { parseSignIn } from '@livery/contract/wire/sign-in-wire';
import type { SignIn } from '../../application/session/sign-in.port.ts';
import { type HttpClient, parseBody } from '../http/http-client.ts';

/**
 * Signs in with the platform.
 *
 * @param http a client without the interceptor: wrong credentials must not sign the current user out
 * @rule 7.7
 */
export function httpSignIn(http: HttpClient): SignIn {
  return {
    signIn: ({ email, password }, signal) =>
      parseBody(http.post('/api/user/login', {}, { email, password }, signal), parseSignIn),
  };
}

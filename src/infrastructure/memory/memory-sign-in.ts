import type { Credentials, SignIn } from '../../application/session/sign-in.port.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import { parseSignInAnswer } from '../session/sign-in-wire.ts';

/** Signs in without asking anybody: `answer` gives the token in wire form, or refuses. */
export function memorySignIn(answer: (credentials: Credentials) => Result<unknown, CallFailure>): SignIn {
  return {
    async signIn(credentials) {
      const signedIn = answer(credentials);
      return signedIn.ok ? parseSignInAnswer(signedIn.value) : signedIn;
    },
  };
}

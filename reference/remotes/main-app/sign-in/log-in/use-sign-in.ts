import { parseSignIn } from '@livery/contract/wire/sign-in-wire';
import { useFailureText, useMutation, useRemote } from '@livery/remote';
import { type Rules, useRules } from '@livery/remote/forms';
import { useCallback, useMemo } from 'react';
import { pipe } from 'valibot';

interface SignInRequest {
  readonly path: string;
  readonly body: object;
  /** Messages by the status of the failure, instead of the platform's, which may be in another language. */
  readonly messages: ReadonlyMap<number, string>;
  /** The notification after signing in. */
  readonly welcome?: string;
}

/**
 * Requests a token and passes it to the shell, which then navigates to the
 * redirect.
 *
 * @returns a function that resolves to the error message, or `undefined` once signed in
 */
export function useSignIn(): (request: SignInRequest) => Promise<string | undefined> {
  const { signIn, notify } = useRemote();
  const { run } = useMutation();
  const failureText = useFailureText();
  return useCallback(
    async ({ path, body, messages, welcome }) => {
      const response = await run({ method: 'POST', path, body });
      if (!response.ok) {
        const { error } = response;
        const ownMessage = error.kind === 'refused' ? messages.get(error.status) : undefined;
        return ownMessage ?? failureText(error);
      }
      const token = parseSignIn(response.value);
      if (!token.ok) return failureText(token.error);
      // Called before `signIn`, which unmounts this remote: after that, notifications are ignored.
      if (welcome !== undefined) notify('success', welcome);
      signIn(token.value);
      return undefined;
    },
    [run, signIn, notify, failureText],
  );
}

/**
 * All fields are required, and the e-mail address must be valid. The platform checks everything else (rules 5.7).
 */
export function useSignInRules(): Pick<Rules, 'required' | 'email'> {
  const { required, email } = useRules();
  return useMemo(() => ({ required, email: pipe(required, email) }), [required, email]);
}

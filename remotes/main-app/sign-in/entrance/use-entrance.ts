import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureText } from '../../../kit/data/use-failure-text.ts';
import { useMutation } from '../../../kit/data/use-mutation.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { parseToken } from './token-wire.ts';

interface Asking {
  readonly path: string;
  readonly body: object;
  /** What to t to a refusal, by its status, better than the platform does: it may speak another language. */
  readonly words: ReadonlyMap<number, string>;
  /** What to t to whoever is let in. */
  readonly welcome?: string;
}

/**
 * Asks for a token and hands it to the shell, which then takes the visitor to
 * where they wished to be.
 *
 * @returns a function that answers why nobody was let in, or `undefined` once somebody was
 */
export function useEntrance(): (asking: Asking) => Promise<string | undefined> {
  const { signIn, notify } = useRemote();
  const { run } = useMutation();
  const { t } = useTranslation(['sign-in', 'kit']);
  const failureText = useFailureText();
  return useCallback(
    async ({ path, body, words, welcome }) => {
      const answer = await run({ method: 'POST', path, body });
      if (!answer.ok) {
        const { error } = answer;
        const own = error.kind === 'refused' ? words.get(error.status) : undefined;
        return own ?? failureText(error);
      }
      const token = parseToken(answer.value);
      if (token === '') return t('kit:failure.other');
      // Nobody hears a remote that is gone: signing in takes this page away.
      if (welcome !== undefined) notify('success', welcome);
      signIn(token);
      return undefined;
    },
    [run, signIn, notify, t, failureText],
  );
}

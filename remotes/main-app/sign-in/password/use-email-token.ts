import { useState } from 'react';
import { useFailureText } from '../../../kit/data/use-failure-text.ts';
import { useMutation } from '../../../kit/data/use-mutation.ts';

interface EmailToken {
  readonly done: boolean;
  readonly busy: boolean;
  /** The token is used already or expired. */
  readonly usedUp: boolean;
  /** Submits the form with the token; resolves to the error message, if any. */
  readonly submit: (body: object) => Promise<string | undefined>;
}

const GONE = 410;

/** A token from an e-mail, which can be used once. */
export function useEmailToken(path: '/api/user/newpassword' | '/api/user/verify'): EmailToken {
  const mutation = useMutation();
  const failureText = useFailureText();
  const [state, setState] = useState<'open' | 'done' | 'used up'>('open');
  return {
    done: state === 'done',
    busy: mutation.busy,
    usedUp: state === 'used up',
    async submit(body) {
      const response = await mutation.run({ method: 'POST', path, body });
      if (response.ok) setState('done');
      else if (response.error.kind === 'refused' && response.error.status === GONE) setState('used up');
      else return failureText(response.error);
      return undefined;
    },
  };
}

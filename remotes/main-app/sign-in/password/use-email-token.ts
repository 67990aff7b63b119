import { useState } from 'react';
import { useFailureText } from '../../../kit/data/use-failure-text.ts';
import { useMutation } from '../../../kit/data/use-mutation.ts';

interface Letter {
  readonly done: boolean;
  readonly busy: boolean;
  /** The link in the letter leads nowhere any more. */
  readonly usedUp: boolean;
  /** Does what the letter was for; answers why that was refused. */
  readonly answer: (body: object) => Promise<string | undefined>;
}

const GONE = 410;

/** A letter with a token in its link, which is good for one answer. */
export function useEmailToken(path: '/api/user/newpassword' | '/api/user/verify'): Letter {
  const deed = useMutation();
  const failureText = useFailureText();
  const [state, setState] = useState<'open' | 'done' | 'used up'>('open');
  return {
    done: state === 'done',
    busy: deed.busy,
    usedUp: state === 'used up',
    async answer(body) {
      const answer = await deed.run({ method: 'POST', path, body });
      if (answer.ok) setState('done');
      else if (answer.error.kind === 'refused' && answer.error.status === GONE) setState('used up');
      else return failureText(answer.error);
      return undefined;
    },
  };
}

import { Unlink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useVoice } from '../../../kit/use-voice.ts';
import { Outcome } from '../outcome.tsx';

interface Props {
  /** Used already or too old, else it was never whole. */
  readonly usedUp: boolean;
  readonly actions: ReactNode;
}

/** The link of a letter that leads nowhere, and what to do instead. */
export function SpentLink({ usedUp, actions }: Props) {
  const say = useVoice();
  return (
    <Outcome icon={Unlink} heading={say(usedUp ? 'link.usedUp' : 'link.incomplete')} actions={actions}>
      <p>{say(usedUp ? 'link.usedUpHint' : 'link.incompleteHint')}</p>
    </Outcome>
  );
}

import { LockKeyhole } from 'lucide-react';
import { addressWith } from '../../../kit/address-with.ts';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { MessageState } from '../../../kit/message-state.tsx';
import { useLocation } from '../../../kit/use-location.ts';
import { useVoice } from '../../../kit/use-voice.ts';
import { TitledState } from './titled-state.tsx';

/** For a visitor whose token is gone, or was never there; the shell sends most of them to the log-in by itself. */
export function LogInFirst({ level = 1 }: { readonly level?: 1 | 2 }) {
  const say = useVoice();
  const { path, search } = useLocation();
  const State = level === 1 ? TitledState : MessageState;
  return (
    <State
      icon={LockKeyhole}
      heading={say('access.logInFirst')}
      actions={
        <ButtonLink look="primary" to={addressWith('/login', { redirect: path + search })}>
          {say('access.logIn')}
        </ButtonLink>
      }
    />
  );
}

import { KeyRound, LoaderCircle } from 'lucide-react';
import { ButtonLink } from '../../../kit/button-link.tsx';
import { MessageState } from '../../../kit/message-state.tsx';
import { Redirect } from '../../../kit/redirect.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { usePageTitle } from '../../../kit/use-page-title.ts';
import { useRemote } from '../../../kit/use-remote.ts';
import { useVoice } from '../../../kit/use-voice.ts';

/**
 * `/sso` and `/social`, where people come back to from signing in elsewhere:
 * the shell has taken the token from the address already, so they go home; who
 * brought none is asked to log in here.
 */
export function LandingScreen() {
  const say = useVoice();
  const { signedIn } = useLive(useRemote().session);
  const title = say(signedIn ? 'landing.title' : 'landing.failed');
  usePageTitle(title);
  if (signedIn) {
    return (
      <>
        <MessageState icon={LoaderCircle} level={1} heading={title}>
          <p>
            <output>{say('landing.hint')}</output>
          </p>
        </MessageState>
        <Redirect to="/" />
      </>
    );
  }
  return (
    <MessageState
      icon={KeyRound}
      level={1}
      heading={title}
      actions={
        <>
          <ButtonLink look="primary" to="/login">
            {say('logIn.action')}
          </ButtonLink>
          <ButtonLink to="/">{say('kit.home')}</ButtonLink>
        </>
      }
    >
      <p>{say('landing.failedHint')}</p>
    </MessageState>
  );
}

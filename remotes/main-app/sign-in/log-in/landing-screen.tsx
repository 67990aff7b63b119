import { KeyRound, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../../kit/buttons/button-link.tsx';
import { usePageTitle } from '../../../kit/layout/page.tsx';
import { Redirect } from '../../../kit/navigation/routes.tsx';
import { MessageState } from '../../../kit/states/message-state.tsx';
import { useLive } from '../../../kit/use-live.ts';
import { useRemote } from '../../../kit/use-remote.ts';

/**
 * `/sso` and `/social`, where people come back to from signing in elsewhere:
 * the shell has taken the token from the address already, so they go home; who
 * brought none is asked to log in here.
 */
export function LandingScreen() {
  const { t } = useTranslation(['sign-in', 'kit']);
  const { signedIn } = useLive(useRemote().session);
  const title = t(signedIn ? 'landing.title' : 'landing.failed');
  usePageTitle(title);
  if (signedIn) {
    return (
      <>
        <MessageState icon={LoaderCircle} level={1} heading={title}>
          <p>
            <output>{t('landing.hint')}</output>
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
            {t('logIn.action')}
          </ButtonLink>
          <ButtonLink to="/">{t('kit:home')}</ButtonLink>
        </>
      }
    >
      <p>{t('landing.failedHint')}</p>
    </MessageState>
  );
}

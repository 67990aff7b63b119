import { ButtonLink, useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import { Clock, KeyRound, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { TitledState } from '../../item-page.tsx';
import { useRedirect } from './sign-in-options.tsx';

/**
 * `/sso` and `/social`, to which an external sign-in returns. The shell has already read the token from the address, so
 * signed-in visitors are redirected home; others can log in here.
 */
export function LandingScreen() {
  const { t } = useTranslation('sign-in');
  const { signedIn } = useLive(useRemote().session);
  if (!signedIn) {
    return (
      <TitledState
        icon={KeyRound}
        heading={t('landing.failed')}
        actions={<LogInLinks to="/login" label={t('logIn.action')} />}
      >
        <p>{t('landing.failedHint')}</p>
      </TitledState>
    );
  }
  return (
    <>
      <TitledState icon={LoaderCircle} heading={t('landing.title')}>
        <p>
          <output>{t('landing.hint')}</output>
        </p>
      </TitledState>
      <Navigate to="/" replace />
    </>
  );
}

/** `/expired` and `/expiry`: an expired session or link. */
export function ExpiredScreen() {
  const { t } = useTranslation('sign-in');
  const { withRedirect } = useRedirect();
  return (
    <TitledState
      icon={Clock}
      heading={t('expired.title')}
      actions={<LogInLinks to={withRedirect('/login')} label={t('expired.again')} />}
    >
      <p>{t('expired.hint')}</p>
    </TitledState>
  );
}

/** Links to the log-in and home. */
function LogInLinks({ to, label }: { readonly to: string; readonly label: string }) {
  const { t } = useTranslation(['sign-in', 'ui']);
  return (
    <>
      <ButtonLink variant="primary" to={to}>
        {label}
      </ButtonLink>
      <ButtonLink to="/">{t('ui:home')}</ButtonLink>
    </>
  );
}

import { buttonClass } from '@livery/ui/button-class';
import { useTranslation } from 'react-i18next';
import { LoginLink } from './login-link.tsx';
import styles from './login-links.module.css';
import { useLoginTargets } from './use-login-targets.ts';

/** Log-in and sign-up links for visitors, if the agency offers them. */
export function LoginLinks({ variant }: { readonly variant: 'bar' | 'stack' }) {
  const { t } = useTranslation();
  const { logIn, signUp } = useLoginTargets();
  if (logIn === null && signUp === null) return null;

  return (
    <nav className={styles[variant]} aria-label={t('account')}>
      {logIn !== null && (
        <LoginLink kind="login" className={buttonClass(variant === 'bar' ? 'quiet' : 'secondary')} to={logIn}>
          {t('logIn')}
        </LoginLink>
      )}
      {signUp !== null && (
        <LoginLink kind="signup" className={buttonClass('primary')} to={signUp}>
          {t('signUp')}
        </LoginLink>
      )}
    </nav>
  );
}

import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../../design/button-class.ts';
import { EntryLink } from './entry-link.tsx';
import styles from './entry-links.module.css';
import { useEntrances } from './use-entrances.ts';

/** Log-in and sign-up links for visitors, if the agency offers them. */
export function EntryLinks({ variant }: { readonly variant: 'bar' | 'stack' }) {
  const { t } = useTranslation();
  const { logIn, signUp } = useEntrances();
  if (logIn === null && signUp === null) return null;

  return (
    <nav className={styles[variant]} aria-label={t('account')}>
      {logIn !== null && (
        <EntryLink kind="login" className={buttonClass(variant === 'bar' ? 'quiet' : 'secondary')} to={logIn}>
          {t('logIn')}
        </EntryLink>
      )}
      {signUp !== null && (
        <EntryLink kind="signup" className={buttonClass('primary')} to={signUp}>
          {t('signUp')}
        </EntryLink>
      )}
    </nav>
  );
}

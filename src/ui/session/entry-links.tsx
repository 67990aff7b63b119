import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { buttonClass } from '../kit/button-class.ts';
import { useShell } from '../shell-context.tsx';
import { useLive } from '../use-live.ts';
import styles from './entry-links.module.css';
import { entryPath } from './entry-path.ts';
import { useEntries } from './use-entries.ts';

/** Log in and sign up, for visitors, as far as the agency offers them. */
export function EntryLinks() {
  const { t } = useTranslation();
  const entries = useEntries();
  const signedIn = useLive(useShell().session.signedIn);
  if (signedIn || entries.length === 0) return null;

  return (
    <nav className={styles.entries} aria-label={t('account')}>
      {entries.includes('log-in') && (
        <Link className={buttonClass('quiet')} to={entryPath('log-in')}>
          {t('logIn')}
        </Link>
      )}
      {entries.includes('sign-up') && (
        <Link className={buttonClass('primary')} to={entryPath('sign-up')}>
          {t('signUp')}
        </Link>
      )}
    </nav>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AgencyMark } from '../agency/agency-mark.tsx';
import { useAgencyName } from '../agency/use-agency-name.ts';
import { EntryLinks } from '../session/entry-links.tsx';
import styles from './site-header.module.css';

export function SiteHeader() {
  const { t } = useTranslation();
  const agency = useAgencyName();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link className={styles.home} to="/" aria-label={t('agency.home', { agency })}>
          <AgencyMark />
        </Link>
        <EntryLinks />
      </div>
    </header>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { logoTarget } from '../../../domain/navigation/decide-layout.ts';
import { useAgency, useAgencyName } from '../../agency/agency-context.tsx';
import { AgencyMark } from '../../agency/agency-mark.tsx';
import { useUser } from '../../session/use-user.ts';
import styles from './logo-link.module.css';

/** @see rules §2, header: home, or the subscription page for an owner who must subscribe first */
export function LogoLink() {
  const { t } = useTranslation();
  const target = logoTarget(useAgency(), useUser());
  return (
    <Link className={styles.link} to={target} aria-label={t('agency.home', { agency: useAgencyName() })}>
      <AgencyMark />
    </Link>
  );
}

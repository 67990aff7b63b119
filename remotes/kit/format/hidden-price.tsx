import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { addressWith } from '../navigation/address-with.ts';
import styles from './price.module.css';
import { RouteLink } from '../navigation/route-link.tsx';
import { useLocation } from '../navigation/use-location.ts';
import { useRemote } from '../use-remote.ts';

/** Stands for a price that a visitor may not see: to be had by signing in, or a matter for the agency. */
export function HiddenPrice() {
  const { agency } = useRemote();
  const { path, search } = useLocation();
  const { t } = useTranslation('kit');
  if (agency.hidesLogin) return <span className={styles.note}>{t('price.onRequest')}</span>;
  return (
    <RouteLink className={styles.hidden} to={addressWith('/login', { redirect: path + search })}>
      <LockKeyhole size={16} aria-hidden="true" />
      {t('price.signIn')}
    </RouteLink>
  );
}

import { useTranslation } from 'react-i18next';
import { ContactLink } from '../agency/contact-link.tsx';
import styles from './on-request.module.css';

/** Prices that can't be revealed by signing in are a matter for an e-mail to the agency. */
export function OnRequest() {
  const { t } = useTranslation();
  return (
    <div className={styles.request}>
      <p>{t('deals.onRequest')}</p>
      <ContactLink look="quiet" />
    </div>
  );
}

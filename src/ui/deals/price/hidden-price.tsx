import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ContactLink } from '../../agency/contact-link.tsx';
import { buttonClass } from '../../kit/buttons/button-class.ts';
import { useEntrances } from '../../session/use-entrances.ts';
import { useShell } from '../../shell-context.tsx';
import styles from './hidden-price.module.css';

/** Stands for a price that a visitor may not see yet: to be revealed by signing in, or a matter for the agency. */
export function HiddenPrice() {
  const { t } = useTranslation();
  const { savePrice } = useShell();
  const { logIn, signUp } = useEntrances();
  if (logIn === null && signUp === null) return <OnRequest />;
  return (
    <button type="button" className={`${buttonClass('secondary')} ${styles.reveal}`} onClick={() => savePrice.reveal()}>
      <LockKeyhole size={16} aria-hidden="true" />
      {t('deals.revealPrice')}
    </button>
  );
}

/** Prices that can't be revealed by signing in are a matter for an e-mail to the agency. */
function OnRequest() {
  const { t } = useTranslation();
  return (
    <div className={styles.request}>
      <p>{t('deals.onRequest')}</p>
      <ContactLink look="quiet" />
    </div>
  );
}

import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../kit/button-class.ts';
import { useEntrances } from '../session/use-entrances.ts';
import { useShell } from '../shell-context.tsx';
import styles from './hidden-price.module.css';
import { OnRequest } from './on-request.tsx';

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

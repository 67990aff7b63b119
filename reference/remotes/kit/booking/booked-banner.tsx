import { CircleCheckBig } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './booked-banner.module.css';

interface Props {
  readonly reference: string;
  /** The e-mail address of the guest who booked; the empty text if it is missing. */
  readonly email: string;
}

/** Confirms a booking with its reference number. */
export function BookedBanner({ reference, email }: Props) {
  const { t } = useTranslation('kit');
  return (
    <div className={styles.banner}>
      <CircleCheckBig size={40} strokeWidth={1.5} aria-hidden="true" />
      <div>
        <p>{t('booked.reference')}</p>
        <p className={styles.reference}>
          <bdi>{reference}</bdi>
        </p>
        {email !== '' && <p>{t('booked.sent', { email })}</p>}
      </div>
    </div>
  );
}

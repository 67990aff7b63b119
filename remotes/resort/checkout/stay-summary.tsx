import { useTranslation } from 'react-i18next';
import { Card } from '../../kit/cards/card.tsx';
import { Picture } from '../../kit/cards/picture.tsx';
import styles from './checkout.module.css';
import type { HeldStay } from './hold.ts';
import { StayFacts } from './stay-facts.tsx';

/** What is about to be booked. */
export function StaySummary({ stay }: { readonly stay: HeldStay }) {
  const { t } = useTranslation('resort');
  const { propertyName, location, image, freeCancellationDays: days } = stay;
  return (
    <Card heading={t('summary.title')}>
      <div className={styles.picture}>
        <Picture source={image} width={480} height={200} />
      </div>
      <div>
        <p className={styles.strong}>
          <bdi>{propertyName}</bdi>
        </p>
        <p className={styles.soft}>
          <bdi>{location}</bdi>
        </p>
      </div>
      <StayFacts stay={stay} />
      <p>{t('summary.included')}</p>
      {days !== null && days > 0 && <p>{t('policies.freeCancellation', { count: days })}</p>}
    </Card>
  );
}

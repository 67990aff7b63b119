import { useCancellation } from '@livery/kit/booking/use-cancellation';
import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import { freeCancellationEnd } from '../stay/stay.ts';
import styles from './details.module.css';
import type { ResortPolicies } from './resort.ts';

interface Props {
  readonly policies: ResortPolicies;
  /** The day of arrival. */
  readonly checkIn: string;
}

/** The policies of the resort for a stay; nothing if there are none. */
export function PolicyList({ policies, checkIn }: Props) {
  const { t } = useTranslation('resort');
  const { freeCancellationDays: days, minimumAge, pets, smoking } = policies;
  const isFree = useCancellation()(freeCancellationEnd(checkIn, days)).terms === 'free';
  const items = [
    days === null ? '' : isFree ? t('policies.freeCancellation', { count: days }) : t('policies.noCancellation'),
    minimumAge === null ? '' : t('policies.minimumAge', { age: minimumAge }),
    pets === null ? '' : t(pets ? 'policies.pets' : 'policies.noPets'),
    smoking === null ? '' : t(smoking ? 'policies.smoking' : 'policies.noSmoking'),
  ].filter((sentence) => sentence !== '');
  if (items.length === 0) return null;
  return (
    <Section heading={t('policies.title')}>
      <ul role="list" className={styles.policies}>
        {items.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Section>
  );
}

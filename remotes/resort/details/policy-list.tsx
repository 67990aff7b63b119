import { Section } from '@livery/ui/section';
import { useTranslation } from 'react-i18next';
import styles from './details.module.css';
import type { ResortPolicies } from './resort.ts';

/** The policies of the resort; nothing where there are none. */
export function PolicyList({ policies }: { readonly policies: ResortPolicies }) {
  const { t } = useTranslation('resort');
  const { freeCancellationDays: days, minimumAge, pets, smoking } = policies;
  const items = [
    days === null ? '' : days === 0 ? t('policies.noCancellation') : t('policies.freeCancellation', { count: days }),
    minimumAge === null ? '' : t('policies.minimumAge', { age: minimumAge }),
    pets === null ? '' : t(pets ? 'policies.pets' : 'policies.noPets'),
    smoking === null ? '' : t(smoking ? 'policies.smoking' : 'policies.noSmoking'),
  ].filter((sentence) => sentence !== '');
  if (items.length === 0) return null;
  return (
    <Section heading={t('policies.title')}>
      <ul className={styles.policies}>
        {items.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </Section>
  );
}

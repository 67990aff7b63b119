import { useTranslation } from 'react-i18next';
import { Section } from '../../../kit/layout/section.tsx';
import styles from './cancellation.module.css';

/** What holds for every cancellation. */
export function CancellationRules() {
  const { t } = useTranslation('sign-in');
  return (
    <Section heading={t('cancellation.good')}>
      <ul className={styles.rules}>
        <li>{t('cancellation.counted')}</li>
        <li>{t('cancellation.written')}</li>
        <li>{t('cancellation.refund')}</li>
      </ul>
    </Section>
  );
}

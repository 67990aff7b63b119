import { BedDouble } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './deals-section.module.css';
import { HotelDeals } from './hotel-deals.tsx';

/** Product Deals (specification §1 and §2, home page). */
export function DealsSection() {
  const { t } = useTranslation();
  return (
    <section id="deals" className={styles.section} aria-labelledby="deals-heading">
      <h2 id="deals-heading" className={styles.heading}>
        {t('deals.title')}
      </h2>
      <div className={styles.services}>
        <h3 className={styles.service}>
          <BedDouble size={20} aria-hidden="true" />
          {t('deals.tabs.hotels')}
        </h3>
      </div>
      <HotelDeals />
    </section>
  );
}

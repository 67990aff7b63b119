import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { promoPath } from '../../domain/deals/promo-path.ts';
import { buttonClass } from '../kit/button-class.ts';
import styles from './promo-card.module.css';
import { PromoScene } from './promo-scene.tsx';

/** Stands where a service has no deals, and leads to its search (specification §2, home page). */
export function PromoCard({ tab }: { readonly tab: 'hotels' }) {
  const { t } = useTranslation();
  return (
    <article className={styles.card}>
      <PromoScene />
      <div className={styles.words}>
        <h4 className={styles.heading}>{t(`promo.${tab}.title`)}</h4>
        <p className={styles.hint}>{t(`promo.${tab}.hint`)}</p>
        <Link className={buttonClass('primary')} to={promoPath(tab)}>
          {t('promo.bookNow')}
        </Link>
      </div>
    </article>
  );
}

import { ButtonLink } from '@livery/ui/button-link';
import { useTranslation } from 'react-i18next';
import { type DealTab, promoPath } from '../../../domain/deals/deal-tab.ts';
import styles from './promo-card.module.css';
import { PROMO_SCENES } from './promo-scenes.tsx';

/**
 * Shown if a service has no deals or no search for them; links to the service's search page.
 *
 * @rule 2.9
 */
export function PromoCard({ tab }: { readonly tab: DealTab }) {
  const { t } = useTranslation();
  return (
    <article className={styles.card}>
      <svg className={styles.scene} viewBox="0 0 560 320" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        {PROMO_SCENES[tab]}
      </svg>
      <div className={styles.words}>
        <h3 className={styles.heading}>{t(`promo.${tab}.title`)}</h3>
        <p className={styles.hint}>{t(`promo.${tab}.hint`)}</p>
        <ButtonLink variant="primary" to={promoPath(tab)}>
          {t('promo.bookNow')}
        </ButtonLink>
      </div>
    </article>
  );
}

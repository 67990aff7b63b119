import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type DealTab, promoPath } from '../../../domain/deals/deal-tab.ts';
import { buttonClass } from '../../kit/buttons/button-class.ts';
import styles from './promo-card.module.css';
import { ActivityScene } from './scenes/activity-scene.tsx';
import { CarScene } from './scenes/car-scene.tsx';
import { CruiseScene } from './scenes/cruise-scene.tsx';
import { FlightScene } from './scenes/flight-scene.tsx';
import { HotelScene } from './scenes/hotel-scene.tsx';

const SCENES = {
  hotels: HotelScene,
  cars: CarScene,
  activities: ActivityScene,
  cruises: CruiseScene,
  flights: FlightScene,
} as const satisfies Record<DealTab, unknown>;

/** Stands where a service has no deals or searches none, and leads to its own search (rules §2, home page). */
export function PromoCard({ tab }: { readonly tab: DealTab }) {
  const { t } = useTranslation();
  const Scene = SCENES[tab];
  return (
    <article className={styles.card}>
      <svg className={styles.scene} viewBox="0 0 560 320" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <Scene />
      </svg>
      <div className={styles.words}>
        <h3 className={styles.heading}>{t(`promo.${tab}.title`)}</h3>
        <p className={styles.hint}>{t(`promo.${tab}.hint`)}</p>
        <Link className={buttonClass('primary')} to={promoPath(tab)}>
          {t('promo.bookNow')}
        </Link>
      </div>
    </article>
  );
}

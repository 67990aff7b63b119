import { useTranslation } from 'react-i18next';
import { CardLink, LinkedCard } from '../../../kit/cards/linked-card.tsx';
import { FlightLegs } from '../offer/flight-legs.tsx';
import { Logo } from '../offer/logo.tsx';
import type { FlightOffer } from '../offer/offer.ts';
import { OfferPriceBlock } from '../offer/offer-price-block.tsx';
import { TagList } from '../offer/tag-list.tsx';
import styles from './flight-card.module.css';

/** The cabins that there are words for. */
const CABINS = ['economy', 'premium', 'business'] as const;

export function FlightCard({ offer, to }: { readonly offer: FlightOffer; readonly to: string }) {
  const { t } = useTranslation('booking');
  const cabin = CABINS.find((one) => one === offer.cabin);
  return (
    <LinkedCard className={styles.card}>
      <div className={styles.body}>
        <div className={styles.head}>
          <Logo name={offer.airline.name} source={offer.airline.logo} />
          <h2 className={styles.name}>
            <CardLink to={to} name={offer.name} />
          </h2>
        </div>
        <FlightLegs legs={offer.legs} />
        <TagList codes={offer.tags} most={4} />
      </div>
      <div className={styles.foot}>
        <OfferPriceBlock offer={offer} />
        {cabin !== undefined && <p className={styles.cabin}>{t(`cabins.${cabin}`)}</p>}
      </div>
    </LinkedCard>
  );
}

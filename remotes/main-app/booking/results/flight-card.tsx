import { CardLink } from '../../../kit/card-link.tsx';
import { LinkedCard } from '../../../kit/linked-card.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import { FlightLegs } from '../offer/flight-legs.tsx';
import { Logo } from '../offer/logo.tsx';
import type { FlightOffer } from '../offer/offer.ts';
import { OfferPriceBlock } from '../offer/offer-price-block.tsx';
import { TagList } from '../offer/tag-list.tsx';
import styles from './flight-card.module.css';

/** The cabins that there are words for. */
const CABINS: ReadonlySet<string> = new Set(['economy', 'premium', 'business']);

interface Props {
  readonly offer: FlightOffer;
  readonly to: string;
}

export function FlightCard({ offer, to }: Props) {
  const say = useVoice();
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
        {CABINS.has(offer.cabin) && <p className={styles.cabin}>{say(`cabins.${offer.cabin}`)}</p>}
      </div>
    </LinkedCard>
  );
}

import { CardLink, LinkedCard } from '@livery/remote';
import text from '@livery/ui/text.module.css';
import { CompanyLogo } from '../offer/company-logo.tsx';
import { FlightLegs } from '../offer/flight-legs.tsx';
import type { FlightOffer } from '../offer/offer.ts';
import { MAX_TAGS, TagList } from '../offer/offer-facts.tsx';
import { OfferPriceBlock } from '../offer/offer-price-block.tsx';
import { useOfferTexts } from '../offer/use-offer-texts.ts';
import type { ProductView } from '../product/view.ts';
import styles from './flight-view.module.css';

export const flightView: ProductView<FlightOffer> = {
  Card: FlightCard,
  InPlaceOfPictures: ({ offer }) => <FlightLegs legs={offer.legs} full />,
};

function FlightCard({ offer, to }: { readonly offer: FlightOffer; readonly to: string }) {
  const cabin = useOfferTexts().label('cabins', offer.cabin);
  return (
    <LinkedCard className={styles.card}>
      <div className={styles.body}>
        <div className={styles.head}>
          <CompanyLogo company={offer.airline} />
          <h2 className={styles.name}>
            <CardLink to={to} name={offer.name} />
          </h2>
        </div>
        <FlightLegs legs={offer.legs} />
        <TagList codes={offer.tags} most={MAX_TAGS} />
      </div>
      <div className={styles.foot}>
        <OfferPriceBlock offer={offer} />
        {cabin !== '' && <p className={text.small}>{cabin}</p>}
      </div>
    </LinkedCard>
  );
}

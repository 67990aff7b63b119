import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../../../../design/layout.module.css';
import text from '../../../../design/text.module.css';
import { Button } from '../../../kit/buttons/button.tsx';
import { CardLink, LinkedCard } from '../../../kit/cards/linked-card.tsx';
import { pictureAddress } from '../../../kit/cards/picture.tsx';
import { PictureCard } from '../../../kit/cards/picture-card.tsx';
import { Rating } from '../../../kit/format/rating.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { useLocation } from '../../../kit/navigation/use-location.ts';
import { FlightLegs } from '../offer/flight-legs.tsx';
import type { FlightOffer, Offer } from '../offer/offer.ts';
import { OfferFacts, Score, TagList } from '../offer/offer-facts.tsx';
import { DiscountBadge, OfferPriceBlock } from '../offer/offer-price-block.tsx';
import { useOfferTexts } from '../offer/use-offer-texts.ts';
import { offerAddress } from '../product/product.ts';
import styles from './offer-list.module.css';

/** A company's logo (untrusted), or its name where there is none. */
function Logo({ company: { name, logo } }: { readonly company: { readonly name: string; readonly logo: string } }) {
  const [broken, setBroken] = useState<string | null>(null);
  const address = pictureAddress(logo);
  if (address === null || broken === address) return <bdi className={styles.company}>{name}</bdi>;
  return <img className={styles.logo} src={address} alt={name} loading="lazy" onError={() => setBroken(address)} />;
}

const MAX_TAGS = 4;

function FlightCard({ offer, to }: { readonly offer: FlightOffer; readonly to: string }) {
  const cabin = useOfferTexts().label('cabins', offer.cabin);
  return (
    <LinkedCard className={styles.card}>
      <div className={styles.body}>
        <div className={styles.head}>
          <Logo company={offer.airline} />
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

interface Props {
  readonly offer: Exclude<Offer, { product: 'flight' }>;
  readonly to: string;
  readonly eager: boolean;
}

function OfferCard({ offer, to, eager }: Props) {
  return (
    <PictureCard
      name={offer.name}
      level={2}
      to={to}
      picture={offer.picture}
      badge={<DiscountBadge price={offer.price} />}
      wide
      eager={eager}
      foot={
        <>
          {offer.product === 'car' ? (
            <div className={styles.supplier}>
              <Logo company={offer.supplier} />
              <Score offer={offer} />
            </div>
          ) : (
            <Score offer={offer} />
          )}
          <OfferPriceBlock offer={offer} />
        </>
      }
    >
      {offer.product === 'hotel' && <Rating value={offer.stars} />}
      <OfferFacts offer={offer} />
      <TagList codes={offer.tags} most={MAX_TAGS} />
    </PictureCard>
  );
}

/** Offers shown at first, and added each time. */
const PAGE_SIZE = 15;

/** Offers in one column; more of them on demand. */
export function OfferList({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useTranslation('booking');
  const { search } = useLocation();
  const { read, change } = useAddressQuery();
  const requested = Number(read('shown'));
  const shown = Number.isInteger(requested) && requested > PAGE_SIZE ? requested : PAGE_SIZE;
  return (
    <>
      <ul className={layout.list}>
        {offers.slice(0, shown).map((offer, index) => {
          const to = offerAddress(offer.product, 'details', offer.id, search);
          return (
            <li key={offer.id}>
              {offer.product === 'flight' ? (
                <FlightCard offer={offer} to={to} />
              ) : (
                <OfferCard offer={offer} to={to} eager={index < 3} />
              )}
            </li>
          );
        })}
      </ul>
      {offers.length > shown && (
        <Button fullWidth onClick={() => change({ shown: shown + PAGE_SIZE })}>
          {t('results.more', { count: Math.min(PAGE_SIZE, offers.length - shown) })}
        </Button>
      )}
    </>
  );
}

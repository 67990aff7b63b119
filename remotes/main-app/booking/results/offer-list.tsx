import { FavouriteButton, PictureCard, useAddressQuery } from '@livery/remote';
import { Button } from '@livery/ui/button';
import layout from '@livery/ui/layout.module.css';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { CompanyLogo } from '../offer/company-logo.tsx';
import type { Offer } from '../offer/offer.ts';
import { MAX_TAGS, OfferFacts, Score, TagList } from '../offer/offer-facts.tsx';
import { DiscountBadge, OfferPriceBlock } from '../offer/offer-price-block.tsx';
import { itemOf } from '../product/item-of.ts';
import { offerAddress } from '../product/product.ts';
import { viewOf } from '../product/product-view.ts';
import styles from './offer-list.module.css';

interface Props {
  readonly offer: Offer;
  readonly to: string;
  readonly eager: boolean;
}

function OfferCard({ offer, to, eager }: Props) {
  const { t } = useTranslation('booking');
  const { Card, BelowName, companyOf } = viewOf(offer.product);
  if (Card !== undefined) return <Card offer={offer} to={to} />;
  return (
    <PictureCard
      name={offer.name}
      level={2}
      to={to}
      picture={offer.picture}
      badge={<DiscountBadge price={offer.price} />}
      corner={<FavouriteButton item={itemOf(offer, to)} label={t('results.favourite', { name: offer.name })} />}
      wide
      eager={eager}
      foot={
        <>
          {companyOf !== undefined ? (
            <div className={styles.supplier}>
              <CompanyLogo company={companyOf(offer)} />
              <Score offer={offer} />
            </div>
          ) : (
            <Score offer={offer} />
          )}
          <OfferPriceBlock offer={offer} />
        </>
      }
    >
      {BelowName !== undefined && <BelowName offer={offer} />}
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
              <OfferCard offer={offer} to={to} eager={index < 3} />
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

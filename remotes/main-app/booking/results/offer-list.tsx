import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/buttons/button.tsx';
import { useAddressQuery } from '../../../kit/navigation/address-query.ts';
import { useLocation } from '../../../kit/navigation/use-location.ts';
import type { Offer } from '../offer/offer.ts';
import { offerAddress } from '../product/product-pages.ts';
import { FlightCard } from './flight-card.tsx';
import { OfferCard } from './offer-card.tsx';
import styles from './offer-list.module.css';

/** Offers shown at first, and added each time. */
const PAGE_SIZE = 15;

/** Offers below each other; more of them on demand. */
export function OfferList({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useTranslation('booking');
  const { search } = useLocation();
  const { read, change } = useAddressQuery();
  const requested = Number(read('shown'));
  const shown = Number.isInteger(requested) && requested > PAGE_SIZE ? requested : PAGE_SIZE;
  return (
    <>
      <ul className={styles.list}>
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
        <Button whole onClick={() => change({ shown: shown + PAGE_SIZE })}>
          {t('results.more', { count: Math.min(PAGE_SIZE, offers.length - shown) })}
        </Button>
      )}
    </>
  );
}

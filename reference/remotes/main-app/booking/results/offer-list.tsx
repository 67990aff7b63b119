import { useAddressQuery } from '@livery/remote';
import { Button } from '@livery/ui/button';
import layout from '@livery/ui/layout.module.css';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { Offer } from '../offer/offer.ts';
import { offerAddress } from '../product/product.ts';
import { OfferCard } from './offer-card.tsx';

/** Offers shown at first, and added each time. */
const PAGE_SIZE = 15;

/** Offers in one column; more of them on demand, the first of which gets the focus. */
export function OfferList({ offers }: { readonly offers: readonly Offer[] }) {
  const { t } = useTranslation('booking');
  const { search } = useLocation();
  const { read, change } = useAddressQuery();
  const list = useRef<HTMLUListElement>(null);
  const firstOfMore = useRef<number>(null);
  const requested = Number(read('shown'));
  const shown = Number.isInteger(requested) && requested > PAGE_SIZE ? requested : PAGE_SIZE;

  useLayoutEffect(() => {
    if (firstOfMore.current === null || shown <= firstOfMore.current) return;
    list.current?.children[firstOfMore.current]?.querySelector('a')?.focus();
    firstOfMore.current = null;
  }, [shown]);

  return (
    <>
      <ul role="list" ref={list} className={layout.list}>
        {offers.slice(0, shown).map((offer, index) => {
          const to = offerAddress(offer.product, 'details', offer.id, search);
          return (
            <li key={offer.id} data-map-item={offer.id}>
              <OfferCard offer={offer} to={to} eager={index < 3} />
            </li>
          );
        })}
      </ul>
      {offers.length > shown && (
        <Button fullWidth onClick={showMore}>
          {t('results.more', { count: Math.min(PAGE_SIZE, offers.length - shown) })}
        </Button>
      )}
    </>
  );

  function showMore() {
    firstOfMore.current = shown;
    change({ shown: shown + PAGE_SIZE });
  }
}

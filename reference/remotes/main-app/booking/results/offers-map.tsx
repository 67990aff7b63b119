import { MapCard } from '@livery/kit/map/map-card';
import type { MapItem } from '@livery/kit/map/map-item';
import { AreaNotice, ResultsMap, useSearchedArea } from '@livery/kit/map/results-map';
import { useFormat, useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import { type ReactNode, type RefObject, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { Offer } from '../offer/offer.ts';

import { OfferPriceBlock } from '../offer/offer-price-block.tsx';
import { Score } from '../offer/score.tsx';
import { offerAddress } from '../product/product.ts';

interface Props {
  readonly offers: readonly Offer[];
  /** The link back to the list. */
  readonly top: RefObject<HTMLElement | null>;
  /** The list of the given offers. */
  readonly children: (offers: readonly Offer[]) => ReactNode;
}

/** The list of offers with their map: pins show the prices that the visitor may see. */
export function OffersMap({ offers, top, children }: Props) {
  const shownOffers = useSearchedArea(offers);
  const { search } = useLocation();
  const { money } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const items = useMemo(
    () =>
      offers.flatMap((offer): MapItem[] => {
        const { id, name: title, point, price } = offer;
        if (point === null) return [];
        const to = offerAddress(offer.product, 'details', id, search);
        const card = (
          <MapCard name={title} to={to} picture={offer.picture}>
            <Score offer={offer} />
            <OfferPriceBlock offer={offer} />
          </MapCard>
        );
        return [{ id, title, point, card, price: showsPrices ? money({ amount: price.total, currency: 'USD' }) : '' }];
      }),
    [offers, search, showsPrices, money],
  );
  return (
    <>
      <AreaNotice shown={shownOffers.length} top={top} />
      <ResultsMap items={items} top={top}>
        {children(shownOffers)}
      </ResultsMap>
    </>
  );
}

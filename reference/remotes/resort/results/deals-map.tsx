import type { ResortOffer } from '@livery/contract/resorts/resort-deal';
import { Price } from '@livery/kit/format/price';
import { MapCard } from '@livery/kit/map/map-card';
import type { MapItem } from '@livery/kit/map/map-item';
import { MapSwitch, useMapView } from '@livery/kit/map/map-switch';
import { AreaNotice, ResultsMap, useSearchedArea } from '@livery/kit/map/results-map';
import { addressWith, useFormat, useRemote } from '@livery/remote';
import { Rating } from '@livery/ui/rating';
import { useLive } from '@livery/ui/use-live';
import { type ReactNode, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { RESORT_PAGES } from '../resort-pages.ts';
import { countNights, stayPrice } from '../stay/stay.ts';
import { StayFigures } from '../stay/stay-figures.tsx';
import { useStay } from '../stay/use-stay.ts';

interface Props {
  readonly deals: readonly ResortOffer[];
  /** The list of the resorts within the area in the address; all of them without an area. */
  readonly children: (deals: readonly ResortOffer[]) => ReactNode;
}

/** A list of resorts, with a link to their map if they have locations. */
export function WithDealsMap({ deals, children }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const isMap = useMapView();
  const items = useMapItems(deals);
  const searchedOffers = useSearchedArea(deals);
  if (items.length === 0) return children(deals);
  return (
    <>
      <MapSwitch ref={top} />
      {isMap ? (
        <>
          <AreaNotice shown={searchedOffers.length} top={top} />
          <ResultsMap items={items} top={top}>
            {children(searchedOffers)}
          </ResultsMap>
        </>
      ) : (
        children(deals)
      )}
    </>
  );
}

function useMapItems(deals: readonly ResortOffer[]): readonly MapItem[] {
  const { t } = useTranslation('resort');
  const { search } = useLocation();
  const { money } = useFormat();
  const { showsPrices } = useLive(useRemote().session);
  const nights = countNights(useStay());
  return useMemo(
    () =>
      deals.flatMap(({ id, name, image, point, price, rates, rating }): MapItem[] => {
        if (point === null) return [];
        const card = (
          <MapCard name={name} to={addressWith(RESORT_PAGES.details, { property: id }, search)} picture={image}>
            <Rating value={rating} />
            {price !== null && (
              <>
                <Price
                  price={stayPrice(price, nights)}
                  above={t('from')}
                  note={t('count.forNights', { count: nights })}
                />
                <StayFigures {...{ price, rates, nights }} />
              </>
            )}
          </MapCard>
        );
        return [
          {
            id,
            title: name,
            point,
            card,
            price: showsPrices && price !== null ? money(stayPrice(price, nights)) : '',
          },
        ];
      }),
    [deals, search, showsPrices, money, nights, t],
  );
}

import { isInArea, readArea } from '@livery/kit/map/area';
import { MapSwitch, useMapView } from '@livery/kit/map/map-switch';
import { useAddressQuery } from '@livery/remote';
import { type ReactNode, useRef } from 'react';
import { Lazy } from '../../lazy.tsx';
import type { Offer } from '../offer/offer.ts';

const resultsMap = () => import('./offers-map.tsx');

interface Props {
  readonly offers: readonly Offer[];
  /** The list of those that the part of the map has which the address asks for: all, without one. */
  readonly children: (offers: readonly Offer[]) => ReactNode;
}

/** A list of offers, and the way to their map where they have places; the map is loaded when it is opened. */
export function WithMap({ offers, children }: Props) {
  const { read } = useAddressQuery();
  const top = useRef<HTMLDivElement>(null);
  const isMap = useMapView();
  if (!offers.some(({ point }) => point !== null)) return children(offers);
  const area = isMap ? readArea(read('area')) : null;
  const shown = area === null ? offers : offers.filter(({ point }) => point !== null && isInArea(point, area));
  return (
    <>
      <MapSwitch ref={top} />
      {isMap ? (
        <Lazy load={resultsMap}>
          {({ OffersMap }) => (
            <OffersMap offers={offers} shown={shown.length} top={top}>
              {children(shown)}
            </OffersMap>
          )}
        </Lazy>
      ) : (
        children(shown)
      )}
    </>
  );
}

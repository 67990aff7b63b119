import { Lazy } from '@livery/kit/lazy';
import { MapSwitch, useMapView } from '@livery/kit/map/map-switch';
import { type ReactNode, useRef } from 'react';
import type { Offer } from '../offer/offer.ts';

const loadMapParts = () => import('../map-parts.ts');

interface Props {
  readonly offers: readonly Offer[];
  /** The list of offers: all, unless an area of the map is searched. */
  readonly children: (offers: readonly Offer[]) => ReactNode;
}

/** A list of offers, with a link to their map if they have locations; the map is loaded when it is opened. */
export function WithMap({ offers, children }: Props) {
  const top = useRef<HTMLDivElement>(null);
  const isMap = useMapView();
  if (!offers.some(({ point }) => point !== null)) return children(offers);
  return (
    <>
      <MapSwitch ref={top} />
      {isMap ? (
        <Lazy load={loadMapParts}>
          {({ OffersMap }) => (
            <OffersMap offers={offers} top={top}>
              {children}
            </OffersMap>
          )}
        </Lazy>
      ) : (
        children(offers)
      )}
    </>
  );
}

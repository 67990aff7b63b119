import { Lazy } from '@livery/kit/lazy';
import { PlaceMap } from '@livery/kit/map/place-map';
import type { Offer } from '../offer/offer.ts';
import { productDefinition } from '../product/product.ts';
import { useProductTexts } from '../product/use-product-texts.ts';

const loadMapParts = () => import('../map-parts.ts');

/** The location of an offer, or of a car's pick-up; nothing if unknown. */
export function OfferMap({ offer }: { readonly offer: Offer }) {
  const texts = useProductTexts();
  if (offer.point === null) return null;
  return (
    <PlaceMap title={offer.name} point={offer.point} words={wordsOf()}>
      {(options) => <Lazy load={loadMapParts}>{({ MapFrame }) => <MapFrame {...options} />}</Lazy>}
    </PlaceMap>
  );

  function wordsOf(): readonly string[] {
    switch (offer.product) {
      case 'hotel':
        return productDefinition('hotel')
          .facts(offer, texts)
          .map(({ text }) => text);
      case 'car':
        return [offer.pickUp.name];
      case 'activity':
        return [offer.place];
      default:
        return [];
    }
  }
}

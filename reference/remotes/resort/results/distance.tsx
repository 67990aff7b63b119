import { isolateDirection } from '@livery/contract/content/isolated';
import type { ResortOffer } from '@livery/contract/resorts/resort-deal';
import { milesBetween } from '@livery/contract/trip/miles-between';
import { useAddressQuery, useFormat } from '@livery/remote';
import { useTranslation } from 'react-i18next';
import { placeFromQuery } from '../search/place-from-query.ts';

/** The distance of a resort from the searched place; nothing if either location is unknown. */
export function Distance({ point }: Pick<ResortOffer, 'point'>) {
  const { t } = useTranslation('resort');
  const { distance } = useFormat();
  const place = placeFromQuery(useAddressQuery().read);
  if (place === null || point === null) return null;
  const text = isolateDirection(distance(milesBetween(point, { latitude: place.lat, longitude: place.lon })));
  return (
    <p>
      {place.name === ''
        ? t('distance', { distance: text })
        : t('distanceFrom', { distance: text, place: isolateDirection(place.name) })}
    </p>
  );
}

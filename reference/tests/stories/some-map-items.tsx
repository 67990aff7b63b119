import { Price } from '@livery/kit/format/price';
import { MapCard } from '@livery/kit/map/map-card';
import type { MapItem } from '@livery/kit/map/map-item';
import type { MapPin } from '@livery/remote';
import { ARABIC_TEXT, LONG_TEXT } from '@livery/testkit/texts';

/** Hotels in Lisbon with their prices in US dollars; the last two are in the same building. */
const HOTELS = [
  ['Hotel Harbour', 38.7078, -9.1366, 148],
  [LONG_TEXT, 38.7169, -9.1399, 92.5],
  [ARABIC_TEXT, 38.6979, -9.2062, 1240],
  ['Casa do Miradouro', 38.7139, -9.1335, 210],
  ['Upstairs at the Miradouro', 38.7139, -9.1335, 118],
] as const;

export const MAP_ITEMS: readonly MapItem[] = HOTELS.map(([title, latitude, longitude, amount], index) => {
  const id = `hotel-${index}`;
  return {
    id,
    title,
    point: { latitude, longitude },
    price: `$${amount.toLocaleString('en')}`,
    card: (
      <MapCard name={title} to={`/hotels/${id}`} picture="/media/scene/sea/harbour-view.svg">
        <Price price={{ amount, currency: 'USD' }} note="2 nights, 2 rooms" />
      </MapCard>
    ),
  };
});

export const MAP_PINS: readonly MapPin[] = MAP_ITEMS.map(({ id, title, point, price }) => ({
  id,
  title,
  label: price,
  ...point,
}));

import { HotelDeals } from '../../../src/ui/deals/hotel-deals.tsx';
import { hotel } from '../../props/deals.ts';
import { LONG_TEXT } from '../../props/long-texts.ts';
import type { Specimen } from '../../specimen.ts';

const SCENES = ['sea', 'old-town', 'mountains', 'skyline', 'desert', 'balloons'];
const SIX = SCENES.map((kind) => hotel({ name: `Hotel ${kind}`, heroImage: `/media/scene/${kind}/six.svg` }));

export const hotelDeals: Specimen = {
  stands: 'row',
  states: {
    loading: { show: <HotelDeals />, seen: { hotels: { kind: 'loading' } } },
    ready: { show: <HotelDeals />, seen: { hotels: { kind: 'list', deals: [hotel(), ...SIX] } } },
    one: { show: <HotelDeals />, seen: { hotels: { kind: 'list', deals: [hotel()] } } },
    'of-different-lengths': {
      show: <HotelDeals />,
      seen: {
        hotels: { kind: 'list', deals: [hotel(), hotel({ name: LONG_TEXT }), hotel({ rating: null, distance: null })] },
      },
    },
    empty: { show: <HotelDeals />, seen: { hotels: { kind: 'empty' } } },
    failed: { show: <HotelDeals />, seen: { hotels: { kind: 'failed', failure: { kind: 'timed-out' } } } },
  },
};

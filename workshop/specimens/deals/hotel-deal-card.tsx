import type { HotelDeal } from '../../../src/domain/deals/hotel-deal.ts';
import { HotelDealCard } from '../../../src/ui/deals/hotel-deal-card.tsx';
import { someRates } from '../../../tests/support/a-hotel-deal.ts';
import { AN_AGENT_AT_WORK } from '../../props/an-agent-at-work.ts';
import { hotel } from '../../props/deals.ts';
import { ARABIC_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../props/long-texts.ts';
import { NO_WAY_IN } from '../../props/no-way-in.ts';
import type { Specimen } from '../../specimen.ts';

export const hotelDealCard: Specimen = {
  stands: 'card',
  states: {
    ready: { show: card() },
    'converted-price': { show: card(), prices: { currency: 'EUR' } },
    'price-on-its-way': { show: card(), prices: { pending: true } },
    'hidden-price': { show: card(), seen: { showsPrices: false } },
    'price-on-request': { show: card(), seen: { showsPrices: false }, agency: NO_WAY_IN },
    'agent-figures': { show: card(), seen: AN_AGENT_AT_WORK },
    'no-discount': { show: card({ rates: someRates({ publishedRate: 150, discountPercentage: 0 }) }) },
    'price-untold': { show: card({ rates: someRates({ publishedRate: null, totalRate: null }) }) },
    'huge-price': { show: card({ rates: someRates({ publishedRate: 12345678.9, totalRate: 9876543.21 }) }) },
    'missing-picture': { show: card({ heroImage: '' }) },
    'broken-picture': { show: card({ heroImage: '/media/scene/sea/nowhere.png' }) },
    'not-rated': { show: card({ rating: null }) },
    'facts-missing': { show: card({ rating: null, distance: null, distanceFrom: '' }) },
    'leads-nowhere': { show: card({ link: 'javascript:alert(1)' }) },
    'right-to-left-name': { show: card({ name: ARABIC_TEXT, distanceFrom: ARABIC_TEXT }) },
    '200-characters': { show: card({ name: LONG_TEXT, distanceFrom: LONG_TEXT }) },
    '200-characters-unbroken': { show: card({ name: UNBROKEN_TEXT, distanceFrom: UNBROKEN_TEXT }) },
  },
};

function card(overrides: Partial<HotelDeal> = {}) {
  return <HotelDealCard deal={hotel(overrides)} lazy={false} />;
}

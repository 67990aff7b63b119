import type { DealRates } from '../../../src/domain/deals/deal-rates.ts';
import { DealPrice } from '../../../src/ui/deals/deal-price.tsx';
import { someRates } from '../../../tests/support/a-hotel-deal.ts';
import { AN_AGENT_AT_WORK } from '../../props/an-agent-at-work.ts';
import { NO_WAY_IN } from '../../props/no-way-in.ts';
import type { Specimen } from '../../specimen.ts';

export const dealPrice: Specimen = {
  stands: 'card',
  states: {
    ready: { show: price() },
    converted: { show: price(), prices: { currency: 'EUR' } },
    'rates-on-their-way': { show: price(), prices: { pending: true } },
    'no-discount': { show: price({ publishedRate: 150, discountPercentage: 0 }) },
    untold: { show: price({ publishedRate: null, totalRate: null }) },
    huge: { show: price({ publishedRate: 12345678.9, totalRate: 9876543.21 }) },
    'huge-and-converted': {
      show: price({ publishedRate: 12345678.9, totalRate: 9876543.21 }),
      prices: { currency: 'IDR' },
    },
    hidden: { show: price(), seen: { showsPrices: false } },
    'on-request': { show: price(), seen: { showsPrices: false }, agency: NO_WAY_IN },
    'agent-figures': { show: price(), seen: AN_AGENT_AT_WORK },
  },
};

function price(overrides: Partial<DealRates> = {}) {
  return <DealPrice rates={someRates(overrides)} />;
}

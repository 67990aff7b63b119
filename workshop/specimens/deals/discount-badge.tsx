import { DiscountBadge } from '../../../src/ui/deals/discount-badge.tsx';
import { someRates } from '../../../tests/support/a-hotel-deal.ts';
import type { Specimen } from '../../specimen.ts';

export const discountBadge: Specimen = {
  stands: 'card',
  states: {
    'a-quarter-off': { show: over(someRates()) },
    'almost-nothing-left': { show: over(someRates({ publishedRate: 15000, totalRate: 150 })) },
    'none-without-a-discount': { show: over(someRates({ publishedRate: 150 })) },
    'none-while-prices-are-hidden': { show: over(someRates()), seen: { showsPrices: false } },
  },
};

/** On what it stands on: a picture, which may be as pale as the badge or as dark. */
function over(rates: Parameters<typeof DiscountBadge>[0]['rates']) {
  return (
    <div style={{ position: 'relative', blockSize: '5rem', background: 'var(--brand-tint)' }}>
      <DiscountBadge rates={rates} />
    </div>
  );
}

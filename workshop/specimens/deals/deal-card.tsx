import { DealCard } from '../../../src/ui/deals/deal-card.tsx';
import { DealFact } from '../../../src/ui/deals/deal-fact.tsx';
import { DealPicture } from '../../../src/ui/deals/deal-picture.tsx';
import { someRates } from '../../../tests/support/a-hotel-deal.ts';
import type { Specimen } from '../../specimen.ts';

export const dealCard: Specimen = {
  stands: 'card',
  states: {
    hotel: { show: frame('hotel') },
    car: { show: frame('car') },
    activity: { show: frame('activity') },
  },
};

/** The same content in the frame of each product: only the room differs. */
function frame(product: 'hotel' | 'car' | 'activity') {
  return (
    <DealCard
      product={product}
      name="What is on offer"
      target="/booknow"
      rates={someRates()}
      picture={<DealPicture source="" lazy={false} drawing={product === 'car' ? 'car' : 'place'} />}
    >
      <DealFact>One line of facts</DealFact>
    </DealCard>
  );
}

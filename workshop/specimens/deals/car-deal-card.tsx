import type { CarDeal } from '../../../src/domain/deals/car-deal.ts';
import { CarDealCard } from '../../../src/ui/deals/car-deal-card.tsx';
import { AN_AGENT_AT_WORK } from '../../props/an-agent-at-work.ts';
import { car } from '../../props/deals.ts';
import { ARABIC_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../props/long-texts.ts';
import type { Specimen } from '../../specimen.ts';

const NO_FACTS = { passengerCapacity: null, bagCapacity: null, doors: null, pickUpLocation: '', dropOffLocation: '' };

export const carDealCard: Specimen = {
  stands: 'card',
  states: {
    ready: { show: card() },
    'one-place': { show: card({ dropOffLocation: 'Dubai Airport, Terminal 3' }) },
    'converted-price': { show: card(), prices: { currency: 'EUR' } },
    'hidden-price': { show: card(), seen: { showsPrices: false } },
    'agent-figures': { show: card(), seen: AN_AGENT_AT_WORK },
    'missing-picture': { show: card({ picture: '' }) },
    'missing-logo': { show: card({ logo: '' }) },
    'broken-logo': { show: card({ logo: '/media/supplier/nobody.png' }) },
    'facts-missing': { show: card(NO_FACTS) },
    'right-to-left-places': { show: card({ pickUpLocation: ARABIC_TEXT, dropOffLocation: 'Dubai Marina' }) },
    '200-characters': { show: card({ name: LONG_TEXT, pickUpLocation: LONG_TEXT, dropOffLocation: UNBROKEN_TEXT }) },
    '200-characters-unbroken': { show: card({ name: UNBROKEN_TEXT, pickUpLocation: UNBROKEN_TEXT }) },
  },
};

function card(overrides: Partial<CarDeal> = {}) {
  return <CarDealCard deal={car(overrides)} lazy={false} />;
}

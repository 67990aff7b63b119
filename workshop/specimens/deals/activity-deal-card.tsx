import type { ActivityDeal } from '../../../src/domain/deals/activity-duration.ts';
import { ActivityDealCard } from '../../../src/ui/deals/activity-deal-card.tsx';
import { AN_AGENT_AT_WORK } from '../../props/an-agent-at-work.ts';
import { activity } from '../../props/deals.ts';
import { ARABIC_TEXT, LONG_TEXT, UNBROKEN_TEXT } from '../../props/long-texts.ts';
import type { Specimen } from '../../specimen.ts';

export const activityDealCard: Specimen = {
  stands: 'card',
  states: {
    ready: { show: card() },
    'some-days': { show: card({ duration: { kind: 'minutes', minutes: 3 * 24 * 60 + 90 } }) },
    'duration-in-words': { show: card({ duration: { kind: 'words', words: 'From dusk till dawn' } }) },
    'no-free-cancellation': { show: card({ isFreeCancellation: false }) },
    'facts-missing': { show: card({ duration: null, isFreeCancellation: false, rating: null }) },
    'converted-price': { show: card(), prices: { currency: 'EUR' } },
    'hidden-price': { show: card(), seen: { showsPrices: false } },
    'agent-figures': { show: card(), seen: AN_AGENT_AT_WORK },
    'missing-picture': { show: card({ image: '' }) },
    'right-to-left-title': { show: card({ title: ARABIC_TEXT }) },
    '200-characters': { show: card({ title: LONG_TEXT, duration: { kind: 'words', words: LONG_TEXT } }) },
    '200-characters-unbroken': { show: card({ title: UNBROKEN_TEXT }) },
  },
};

function card(overrides: Partial<ActivityDeal> = {}) {
  return <ActivityDealCard deal={activity(overrides)} lazy={false} />;
}

import { PromoCard } from '../../../src/ui/deals/promo-card.tsx';
import { TABS } from '../../props/tabs.ts';
import type { Specimen } from '../../specimen.ts';

export const promoCard: Specimen = {
  stands: 'row',
  states: Object.fromEntries(TABS.map((tab) => [tab, { show: <PromoCard tab={tab} /> }])),
};

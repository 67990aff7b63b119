import { LatePromoCard } from '../../../src/ui/deals/late-promo-card.tsx';
import type { Specimen } from '../../specimen.ts';

export const latePromoCard: Specimen = {
  stands: 'row',
  states: { 'once-its-code-is-there': { show: <LatePromoCard tab="hotels" /> } },
};

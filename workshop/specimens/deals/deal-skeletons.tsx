import { DealSkeletons } from '../../../src/ui/deals/deal-skeletons.tsx';
import { AN_AGENT_AT_WORK } from '../../props/an-agent-at-work.ts';
import type { Specimen } from '../../specimen.ts';

export const dealSkeletons: Specimen = {
  stands: 'row',
  states: {
    hotels: { show: <DealSkeletons product="hotel" /> },
    cars: { show: <DealSkeletons product="car" /> },
    activities: { show: <DealSkeletons product="activity" /> },
    'for-an-agent': { show: <DealSkeletons product="hotel" />, seen: AN_AGENT_AT_WORK },
  },
};

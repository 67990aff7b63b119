import { DealTabList } from '../../../src/ui/deals/deal-tab-list.tsx';
import { nothing } from '../../props/nothing.ts';
import { TABS } from '../../props/tabs.ts';
import type { Specimen } from '../../specimen.ts';

export const dealTabList: Specimen = {
  stands: 'row',
  states: {
    'first-chosen': { show: <DealTabList tabs={TABS} chosen="hotels" onChoose={nothing} /> },
    'last-chosen': { show: <DealTabList tabs={TABS} chosen="cruises" onChoose={nothing} /> },
    'only-one': { show: <DealTabList tabs={['cars']} chosen="cars" onChoose={nothing} /> },
  },
};

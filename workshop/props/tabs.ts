import type { DealTab } from '../../src/domain/deals/deal-tab.ts';

export const TABS: readonly DealTab[] = ['hotels', 'cars', 'activities', 'flights', 'cruises'];

import { DealsFailed } from '../../../src/ui/deals/deals-failed.tsx';
import { nothing } from '../../props/nothing.ts';
import type { Specimen } from '../../specimen.ts';

export const dealsFailed: Specimen = {
  stands: 'row',
  states: { failed: { show: <DealsFailed onRetry={nothing} /> } },
};

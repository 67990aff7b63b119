import { DealsFailed } from '../../../src/ui/deals/deals-failed.tsx';
import { nothing } from '../../props/nothing.ts';
import type { Specimen } from '../../specimen.ts';

export const dealsFailed: Specimen = {
  stands: 'row',
  states: {
    failed: { show: <DealsFailed failure={{ kind: 'timed-out' }} onRetry={nothing} /> },
    refused: {
      show: (
        <DealsFailed
          failure={{ kind: 'refused', status: 503, message: 'Deals are being prepared.' }}
          onRetry={nothing}
        />
      ),
    },
  },
};

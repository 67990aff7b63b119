import { RatesNotice } from '../../../src/ui/market/rates-notice.tsx';
import type { Specimen } from '../../specimen.ts';

export const ratesNotice: Specimen = {
  stands: 'row',
  states: {
    failed: { show: <RatesNotice reason={{ kind: 'rates-failed', failure: { kind: 'unreachable' } }} /> },
    'no-rate': { show: <RatesNotice reason={{ kind: 'no-rate', currency: 'XCG' }} /> },
  },
};

import { SavePriceDialog } from '../../../src/ui/deals/save-price-dialog.tsx';
import type { Specimen } from '../../specimen.ts';

export const savePriceDialog: Specimen = {
  stands: 'screen',
  states: {
    'both-ways-in': { show: <SavePriceDialog /> },
    'log-in-only': { show: <SavePriceDialog />, agency: { hidesSignup: true } },
  },
};

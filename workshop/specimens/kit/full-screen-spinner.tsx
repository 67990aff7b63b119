import { FullScreenSpinner } from '../../../src/ui/kit/full-screen-spinner.tsx';
import type { Specimen } from '../../specimen.ts';

export const fullScreenSpinner: Specimen = {
  stands: 'screen',
  states: { loading: { show: <FullScreenSpinner /> } },
};

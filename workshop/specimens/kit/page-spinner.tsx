import { PageSpinner } from '../../../src/ui/kit/page-spinner.tsx';
import type { Specimen } from '../../specimen.ts';

export const pageSpinner: Specimen = {
  stands: 'screen',
  states: { loading: { show: <PageSpinner /> } },
};

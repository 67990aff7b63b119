import { AgencyUnreachable } from '../../../src/ui/agency/agency-unreachable.tsx';
import type { Specimen } from '../../specimen.ts';

export const agencyUnreachable: Specimen = {
  stands: 'screen',
  states: {
    failed: { show: <AgencyUnreachable retrying={false} /> },
    'trying-again': { show: <AgencyUnreachable retrying /> },
  },
};

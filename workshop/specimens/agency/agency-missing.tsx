import { AgencyMissing } from '../../../src/ui/agency/agency-missing.tsx';
import type { Specimen } from '../../specimen.ts';

export const agencyMissing: Specimen = { stands: 'screen', states: { missing: { show: <AgencyMissing /> } } };

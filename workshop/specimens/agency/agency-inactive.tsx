import { AgencyInactive } from '../../../src/ui/agency/agency-inactive.tsx';
import type { Specimen } from '../../specimen.ts';

export const agencyInactive: Specimen = { stands: 'screen', states: { inactive: { show: <AgencyInactive /> } } };

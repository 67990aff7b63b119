import type { CallFailure } from '../../../src/domain/notices/call-failure.ts';
import { AgencyUnreachable } from '../../../src/ui/agency/agency-unreachable.tsx';
import type { Specimen } from '../../specimen.ts';

const UNREACHABLE: CallFailure = { kind: 'unreachable' };
const REFUSED: CallFailure = { kind: 'refused', status: 401, message: 'This host needs a licence.' };

export const agencyUnreachable: Specimen = {
  stands: 'screen',
  states: {
    failed: { show: <AgencyUnreachable failure={UNREACHABLE} retrying={false} /> },
    refused: { show: <AgencyUnreachable failure={REFUSED} retrying={false} /> },
    'trying-again': { show: <AgencyUnreachable failure={UNREACHABLE} retrying /> },
  },
};

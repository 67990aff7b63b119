import type { Consent } from '../../../src/domain/analytics/consent.ts';
import { ConsentDialog } from '../../../src/ui/analytics/consent-dialog.tsx';
import { nothing } from '../../props/nothing.ts';
import type { Specimen } from '../../specimen.ts';

export const consentDialog: Specimen = {
  stands: 'screen',
  states: { undecided: after('undecided'), granted: after('granted'), denied: after('denied') },
};

function after(consent: Consent) {
  return { show: <ConsentDialog companies="googleAndMeta" onClose={nothing} />, seen: { consent } };
}

import type { MeasuringCompanies } from '../../../src/domain/analytics/measuring-companies.ts';
import { ConsentBanner } from '../../../src/ui/analytics/consent-banner.tsx';
import type { Specimen } from '../../specimen.ts';

export const consentBanner: Specimen = {
  stands: 'screen',
  states: { both: asking('googleAndMeta'), google: asking('google'), meta: asking('meta') },
};

function asking(companies: MeasuringCompanies) {
  return {
    show: (
      <>
        <div style={{ flex: 1 }} />
        <ConsentBanner companies={companies} />
      </>
    ),
  };
}

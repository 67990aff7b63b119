import { AgencyMark } from '../../../src/ui/agency/agency-mark.tsx';
import { ARABIC_TEXT, LONG_TEXT } from '../../props/long-texts.ts';
import type { Specimen } from '../../specimen.ts';

const NO_LOGO = { logo: '', logoMobile: '' };

export const agencyMark: Specimen = {
  stands: 'row',
  states: {
    logo: { show: <AgencyMark /> },
    'no-logo': { show: <AgencyMark />, agency: NO_LOGO },
    'broken-logo': { show: <AgencyMark />, agency: { logo: '/media/logo/nobody.png', logoMobile: '' } },
    'no-name': { show: <AgencyMark />, agency: { ...NO_LOGO, name: ' ' } },
    'right-to-left': { show: <AgencyMark />, agency: { ...NO_LOGO, name: ARABIC_TEXT } },
    '200-characters': { show: <AgencyMark />, agency: { ...NO_LOGO, name: LONG_TEXT } },
  },
};

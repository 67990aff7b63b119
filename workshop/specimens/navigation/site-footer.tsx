import { SiteFooter } from '../../../src/ui/navigation/site-footer.tsx';
import { anAgency } from '../../../tests/support/an-agency.ts';
import { LONG_TEXT } from '../../props/long-texts.ts';
import type { Specimen } from '../../specimen.ts';

const { contact, social } = anAgency();
const NO_SOCIAL = Object.fromEntries(Object.keys(social).map((network) => [network, '']));

export const siteFooter: Specimen = {
  stands: 'row',
  states: {
    everything: { show: <SiteFooter legalLinks /> },
    'no-legal-links': { show: <SiteFooter legalLinks={false} /> },
    'nothing-told': {
      show: <SiteFooter legalLinks />,
      agency: {
        legal: { privacyPolicy: '', cookiesPolicy: '', disclaimer: '' },
        social: { ...social, ...NO_SOCIAL },
        contact: { ...contact, phone: '', email: '', showsAddressInFooter: false },
      },
    },
    '200-characters': {
      show: <SiteFooter legalLinks />,
      agency: {
        logo: '',
        logoMobile: '',
        name: LONG_TEXT,
        contact: { ...contact, address: { ...contact.address, line1: LONG_TEXT } },
      },
    },
    measuring: { show: <SiteFooter legalLinks />, seen: { companies: 'googleAndMeta' } },
  },
};

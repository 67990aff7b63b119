import { SiteHeader } from '../../../src/ui/navigation/site-header.tsx';
import { AN_AGENT_AT_WORK } from '../../props/an-agent-at-work.ts';
import { LONG_TEXT } from '../../props/long-texts.ts';
import { NO_WAY_IN } from '../../props/no-way-in.ts';
import type { Specimen } from '../../specimen.ts';

export const siteHeader: Specimen = {
  stands: 'row',
  states: {
    visitor: { show: <SiteHeader wide={false} togglesSidebar={false} /> },
    'no-way-in': { show: <SiteHeader wide={false} togglesSidebar={false} />, agency: NO_WAY_IN },
    'nothing-to-tell': {
      show: <SiteHeader wide={false} togglesSidebar={false} />,
      agency: { about: { enabled: false, title: '' }, faq: { enabled: false, title: '' } },
    },
    '200-characters': {
      show: <SiteHeader wide={false} togglesSidebar={false} />,
      agency: {
        logo: '',
        logoMobile: '',
        name: LONG_TEXT,
        about: { enabled: true, title: LONG_TEXT },
        faq: { enabled: true, title: LONG_TEXT },
      },
    },
    agent: { show: <SiteHeader wide togglesSidebar />, seen: AN_AGENT_AT_WORK },
  },
};

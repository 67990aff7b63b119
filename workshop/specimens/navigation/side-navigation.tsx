import { SideNavigation } from '../../../src/ui/navigation/side-navigation.tsx';
import { AN_AGENT_AT_WORK } from '../../props/an-agent-at-work.ts';
import { TOOLS } from '../../props/tools.ts';
import type { Specimen } from '../../specimen.ts';

const READY = { ...AN_AGENT_AT_WORK, sideNavigation: { kind: 'ready', items: TOOLS } } as const;

export const sideNavigation: Specimen = {
  stands: 'screen',
  states: {
    collapsed: { show: <SideNavigation />, seen: READY },
    expanded: { show: <SideNavigation />, seen: { ...READY, sidebar: 'expanded' } },
    loading: { show: <SideNavigation />, seen: { ...AN_AGENT_AT_WORK, sidebar: 'expanded' } },
    empty: {
      show: <SideNavigation />,
      seen: { ...READY, sidebar: 'expanded', sideNavigation: { kind: 'ready', items: [] } },
    },
    failed: {
      show: <SideNavigation />,
      seen: { ...READY, sidebar: 'expanded', sideNavigation: { kind: 'failed', failure: { kind: 'timed-out' } } },
    },
  },
};

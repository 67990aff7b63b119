import { AboutPage } from '../../../src/ui/content/about-page.tsx';
import { LONG_TEXT } from '../../props/long-texts.ts';
import type { Specimen } from '../../specimen.ts';

const ABOUT = {
  kind: 'content',
  title: 'Trips with room to breathe',
  image: '/media/hero/aurora.svg',
  content: '<p>Quiet coasts and bright cities.</p>',
} as const;

export const aboutPage: Specimen = {
  stands: 'screen',
  states: {
    loading: { show: <AboutPage /> },
    ready: { show: <AboutPage />, seen: { about: { kind: 'ready', value: ABOUT } } },
    'missing-picture': { show: <AboutPage />, seen: { about: { kind: 'ready', value: { ...ABOUT, image: null } } } },
    '200-characters': {
      show: <AboutPage />,
      seen: { about: { kind: 'ready', value: { ...ABOUT, title: LONG_TEXT } } },
    },
    disabled: { show: <AboutPage />, seen: { about: { kind: 'ready', value: { kind: 'disabled' } } } },
    failed: { show: <AboutPage />, seen: { about: { kind: 'failed', failure: { kind: 'timed-out' } } } },
  },
};

import { EntryLinks } from '../../../src/ui/session/entry-links.tsx';
import type { Specimen } from '../../specimen.ts';

export const entryLinks: Specimen = {
  stands: 'card',
  states: {
    bar: { show: <EntryLinks look="bar" /> },
    stack: { show: <EntryLinks look="stack" /> },
    'log-in-only': { show: <EntryLinks look="bar" />, agency: { hidesSignup: true } },
    'sign-up-only': { show: <EntryLinks look="bar" />, agency: { hidesLogin: true } },
  },
};

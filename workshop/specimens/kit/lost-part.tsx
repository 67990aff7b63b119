import { LostPart } from '../../../src/ui/kit/lost-part.tsx';
import type { Specimen } from '../../specimen.ts';

const retry = Object.assign(() => undefined, { reloads: false });
const reload = Object.assign(() => undefined, { reloads: true });

export const lostPart: Specimen = {
  stands: 'row',
  states: {
    'lost-once': { show: <LostPart onRetry={retry} /> },
    'lost-again': { show: <LostPart onRetry={reload} /> },
    small: { show: <LostPart small onRetry={retry} /> },
  },
};

import { VisuallyHidden } from '../../../src/ui/kit/visually-hidden.tsx';
import type { Specimen } from '../../specimen.ts';

export const visuallyHidden: Specimen = {
  stands: 'row',
  states: {
    'after-what-is-seen': {
      show: (
        <p>
          4 ★<VisuallyHidden>, four out of five stars</VisuallyHidden>
        </p>
      ),
    },
  },
};

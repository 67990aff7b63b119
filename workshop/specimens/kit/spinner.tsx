import { Spinner } from '../../../src/ui/kit/spinner.tsx';
import type { Specimen } from '../../specimen.ts';

export const spinner: Specimen = {
  stands: 'row',
  states: {
    alone: { show: <Spinner /> },
    large: {
      show: (
        <div style={{ fontSize: '2rem' }}>
          <Spinner />
        </div>
      ),
    },
  },
};

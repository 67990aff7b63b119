import { FailedPage } from '../../../src/ui/kit/failed-page.tsx';
import { LONG_TEXT } from '../../props/long-texts.ts';
import type { Specimen } from '../../specimen.ts';

const retry = () => undefined;

export const failedPage: Specimen = {
  stands: 'screen',
  states: {
    'a-remote': { show: <FailedPage heading="Failed to load remote component." onRetry={retry} /> },
    '200-characters': { show: <FailedPage heading={LONG_TEXT} onRetry={retry} /> },
  },
};

import { GAP, withIsolated } from '../../../src/ui/kit/with-isolated.tsx';
import { ARABIC_TEXT, UNBROKEN_TEXT } from '../../props/long-texts.ts';
import type { Specimen } from '../../specimen.ts';

const SENTENCE = `Pick-up: ${GAP} (2 km away)`;

export const isolated: Specimen = {
  stands: 'row',
  states: {
    'same-direction': { show: <p>{withIsolated(SENTENCE, 'Old town')}</p> },
    'other-direction': { show: <p>{withIsolated(SENTENCE, ARABIC_TEXT)}</p> },
    unbroken: { show: <p>{withIsolated(SENTENCE, UNBROKEN_TEXT)}</p> },
  },
};

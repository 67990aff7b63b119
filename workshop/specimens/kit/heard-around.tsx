import { heardAround } from '../../../src/ui/kit/heard-around.tsx';
import { GAP } from '../../../src/ui/kit/with-isolated.tsx';
import { ARABIC_TEXT } from '../../props/long-texts.ts';
import type { Specimen } from '../../specimen.ts';

export const heard: Specimen = {
  stands: 'row',
  states: {
    before: { show: <p>{heardAround(`was ${GAP}`, <s>$200.00</s>)}</p> },
    after: { show: <p>{heardAround(`${GAP}, opens in a new tab`, 'Our friends')}</p> },
    'around-another-direction': { show: <p>{heardAround(`was ${GAP} before`, <bdi>{ARABIC_TEXT}</bdi>)}</p> },
  },
};

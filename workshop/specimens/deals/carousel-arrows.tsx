import { CarouselArrows } from '../../../src/ui/deals/carousel-arrows.tsx';
import { nothing } from '../../props/nothing.ts';
import type { Specimen } from '../../specimen.ts';

export const carouselArrows: Specimen = {
  stands: 'row',
  states: {
    'some-deals': { show: <CarouselArrows index={1} count={7} onStep={nothing} /> },
    '500-deals': { show: <CarouselArrows index={499} count={500} onStep={nothing} /> },
  },
};

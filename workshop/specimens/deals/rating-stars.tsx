import { RatingStars } from '../../../src/ui/deals/rating-stars.tsx';
import type { Specimen } from '../../specimen.ts';

export const ratingStars: Specimen = {
  stands: 'card',
  states: {
    five: { show: <RatingStars rating={5} /> },
    'three-and-a-half': { show: <RatingStars rating={3.5} /> },
    none: { show: <RatingStars rating={0} /> },
    'not-rated': { show: <RatingStars rating={null} /> },
  },
};

import { ContentSkeleton } from '../../../src/ui/content/content-skeleton.tsx';
import type { Specimen } from '../../specimen.ts';

export const contentSkeleton: Specimen = {
  stands: 'row',
  states: { words: { show: <ContentSkeleton /> }, 'with-a-picture': { show: <ContentSkeleton picture /> } },
};

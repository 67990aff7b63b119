import { NotFoundPage } from '../../../src/ui/navigation/not-found-page.tsx';
import type { Specimen } from '../../specimen.ts';

export const notFoundPage: Specimen = { stands: 'screen', states: { 'not-found': { show: <NotFoundPage /> } } };

import { loader } from '@livery/kit/lazy';

/** What a form says once somebody else has saved its record meanwhile. */
export const loadChangedByOthers = loader('account/changed-by-others', () => import('./changed-by-others.tsx'));

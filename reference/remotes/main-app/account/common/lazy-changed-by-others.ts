import { namedLoader } from '@livery/kit/lazy';

/** Shown in a form when somebody else has saved its record meanwhile. */
export const loadChangedByOthers = namedLoader('account/changed-by-others', () => import('./changed-by-others.tsx'));

import { namedLoader } from '@livery/kit/lazy';

/** The choices, for a checkout that must ask for another one. */
export const loadChoiceList = namedLoader('booking/details/choice-list', () => import('./choice-list.tsx'));

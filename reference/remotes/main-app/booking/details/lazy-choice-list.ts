import { loader } from '@livery/kit/lazy';

/** The choices, if a checkout has to ask for another one. */
export const loadChoiceList = loader('booking/details/choice-list', () => import('./choice-list.tsx'));

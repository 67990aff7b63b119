import { partOf } from '@livery/kit/lazy';

/** The choices, if a checkout has to ask for another one. */
export const choiceList = partOf('booking/details/choice-list', () => import('./choice-list.tsx'));

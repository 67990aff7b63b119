import { partOf } from '@livery/kit/lazy';

/** The choices, where a checkout has to ask for another one. */
export const choiceList = partOf('booking/details/choice-list', () => import('./choice-list.tsx'));

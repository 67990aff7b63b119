import { DROP_OFF_FIELDS, hasReturnPlace } from '@livery/contract/search/car-search';
import type { SearchProblem, SearchValues } from '@livery/contract/search/search-plan';

/** In the form alone, not in the address: whether another place of return is wanted, as `on`. */
export const RETURNS_ELSEWHERE = 'returnsElsewhere';

/** Whether a car is to be returned elsewhere: as was chosen, else as the address has it. */
export function returnsElsewhere(values: SearchValues): boolean {
  const chosen = values[RETURNS_ELSEWHERE];
  return chosen === undefined ? hasReturnPlace(values) : chosen === 'on';
}

/** What is wrong if a place of return is wanted and none is given: the search would return it where it was picked up. */
export function returnProblems(values: SearchValues): Readonly<Record<string, SearchProblem>> {
  return returnsElsewhere(values) && !hasReturnPlace(values) ? { [DROP_OFF_FIELDS.name]: 'place' } : {};
}

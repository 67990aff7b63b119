import { DROP_OFF_FIELDS, hasReturnPlace } from '@livery/contract/search/car-search';
import type { SearchProblem, SearchValues } from '@livery/contract/search/search-plan';

/** Only in the form, not in the address: whether another place of return is wanted, as `on`. */
export const RETURNS_ELSEWHERE = 'returnsElsewhere';

/** Whether a car is to be returned elsewhere: as chosen, or else as in the address. */
export function returnsElsewhere(values: SearchValues): boolean {
  const chosenValue = values[RETURNS_ELSEWHERE];
  return chosenValue === undefined ? hasReturnPlace(values) : chosenValue === 'on';
}

/** The problem that a place of return is wanted but missing: the search would use the pick-up place. */
export function returnProblems(values: SearchValues): Readonly<Record<string, SearchProblem>> {
  return returnsElsewhere(values) && !hasReturnPlace(values) ? { [DROP_OFF_FIELDS.name]: 'place' } : {};
}

import { plausiblePlaceName } from './place-name.ts';
import type { SearchNeeds, SearchPlan, SearchProblems, SearchValues } from './search-plan.ts';

/** A search, read from an address. */
export interface ParsedSearch {
  /** From the address, completed with defaults; days have no default, so the address must have them. */
  readonly values: SearchValues;
  /** The problems of these values. */
  readonly problems: SearchProblems;
  /** Initial values of a form: the valid ones of the address, and defaults for the others. */
  readonly start: SearchValues;
}

/**
 * @param read returns the empty text for values that the address doesn't have
 * @rule 2.27
 */
export function parseSearch(plan: SearchPlan, read: (name: string) => string, needs: SearchNeeds): ParsedSearch {
  const defaults = plan.defaults(needs);
  const givenValues = Object.fromEntries(Object.keys(defaults).map((name) => [name, valueOf(name)]));
  const hasValues = Object.values(givenValues).some((value) => value !== '');
  const values = hasValues ? withDefaults(defaults, givenValues) : defaults;
  const problems = plan.problems(values, needs);
  return { values, problems, start: initialSearchValues(plan, values, needs) };

  function valueOf(name: string): string {
    return plan.placeNames.includes(name) ? plausiblePlaceName(read(name)) : read(name);
  }
}

/** Completes the values with defaults, except days: a link without days must not search for days that nobody chose. */
function withDefaults(defaults: SearchValues, givenValues: SearchValues): SearchValues {
  const usedDefaults = Object.entries(defaults).filter(
    ([name, value]) => givenValues[name] === '' && !/^\d{4}-/.test(value),
  );
  return { ...givenValues, ...Object.fromEntries(usedDefaults) };
}

function initialSearchValues(plan: SearchPlan, values: SearchValues, needs: SearchNeeds): SearchValues {
  const defaults = plan.defaults(needs);
  const wrongNames = new Set(Object.keys(plan.problems(values, needs)));
  const sound = Object.fromEntries(Object.entries(values).filter(([name]) => !wrongNames.has(name)));
  const start = { ...defaults, ...sound };
  const days = Object.keys(defaults).filter((name) => /^\d{4}-/.test(defaults[name] ?? ''));
  const wrongDays = Object.keys(plan.problems(start, needs)).some((name) => days.includes(name));
  return wrongDays ? { ...start, ...Object.fromEntries(days.map((name) => [name, defaults[name] ?? ''])) } : start;
}

/** The address of the results of a search, without empty values. @rule 2.27 */
export function searchAddress(plan: SearchPlan, values: SearchValues): string {
  const filledFields = Object.entries(values).filter(([, value]) => value !== '');
  const query = new URLSearchParams(filledFields).toString();
  return query === '' ? plan.path : `${plan.path}?${query}`;
}

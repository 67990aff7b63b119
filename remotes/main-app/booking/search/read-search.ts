import type { SearchNeeds, SearchPlan, SearchValues } from '../product/search-plan.ts';

/** What the address says of a search. */
export interface TheSearch {
  /** As it stands there; what it leaves out is as by default, but for days, which it must tell. */
  readonly values: SearchValues;
  /** What is wrong with them. */
  readonly problems: ReturnType<SearchPlan['problems']>;
  /** What a form starts with: all of it that is of use, and defaults for the rest. */
  readonly start: SearchValues;
}

/** @param read the empty text for what the address doesn't tell */
export function readSearch(plan: SearchPlan, read: (name: string) => string, needs: SearchNeeds): TheSearch {
  const defaults = plan.defaults(needs);
  const told = Object.fromEntries(Object.keys(defaults).map((name) => [name, read(name)]));
  const isTold = Object.values(told).some((value) => value !== '');
  const values = isTold ? withoutDays(defaults, told) : defaults;
  const problems = plan.problems(values, needs);
  return { values, problems, start: startOf(plan, values, needs) };
}

/** Defaults for what isn't told; an address that tells no days is not searched for days that nobody meant. */
function withoutDays(defaults: SearchValues, told: SearchValues): SearchValues {
  const kept = Object.entries(defaults).filter(([name, value]) => told[name] === '' && !/^\d{4}-/.test(value));
  return { ...told, ...Object.fromEntries(kept) };
}

function startOf(plan: SearchPlan, values: SearchValues, needs: SearchNeeds): SearchValues {
  const defaults = plan.defaults(needs);
  const wrong = new Set(Object.keys(plan.problems(values, needs)));
  const sound = Object.fromEntries(Object.entries(values).filter(([name]) => !wrong.has(name)));
  const start = { ...defaults, ...sound };
  const days = Object.keys(defaults).filter((name) => /^\d{4}-/.test(defaults[name] ?? ''));
  const wrongDays = Object.keys(plan.problems(start, needs)).some((name) => days.includes(name));
  return wrongDays ? { ...start, ...Object.fromEntries(days.map((name) => [name, defaults[name] ?? ''])) } : start;
}

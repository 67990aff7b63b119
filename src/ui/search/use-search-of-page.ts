import type { Service } from '@livery/contract/agency/products';
import { parseSearch } from '@livery/contract/search/parse-search';
import type { SearchNeeds, SearchProblem, SearchValues } from '@livery/contract/search/search-plan';
import { SEARCH_PLANS } from '@livery/contract/search/search-plans';
import { DEFAULT_GUESTS } from '@livery/contract/trip/guests';
import { useIsHydrating } from '@livery/ui/use-is-hydrating';
import { useLive } from '@livery/ui/use-live';
import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useAgency } from '../agency/agency-context.tsx';
import { useShell } from '../shell-context.tsx';
import { firstPagePath } from './first-page.ts';
import { withLegs } from './products/flight-legs.ts';

interface SearchOfPage {
  /** The initial values of the form. */
  readonly start: SearchValues;
  readonly needs: SearchNeeds;
  /** Different for each search. */
  readonly key: string;
  /** Whether the address contains a search of this product. */
  readonly isGiven: boolean;
  /** The problems of the address's values that the form doesn't start with. */
  readonly replaced: readonly SearchProblem[];
}

/** The search in the address on a product's pages; its defaults on all other pages (rules §9). */
export function useSearchOfPage(service: Service): SearchOfPage {
  const agency = useAgency();
  const { trip } = useShell();
  const currentDate = useLive(trip.today);
  const today = useIsHydrating() ? trip.firstToday : currentDate;
  const { pathname, search } = useLocation();
  const base = firstPagePath(service);
  const relativePath = pathname === base || pathname.startsWith(`${base}/`) ? search : '';

  return useMemo(() => {
    const plan = SEARCH_PLANS[service];
    const needs = { today, agency, defaultGuests: DEFAULT_GUESTS };
    const query = new URLSearchParams(relativePath);
    const { values, problems, start } = parseSearch(plan, (name) => query.get(name) ?? '', needs);
    const names = Object.keys(problems).filter((name) => isUnfinished(problems[name]));
    const typedValues = Object.fromEntries(names.map((name) => [name, values[name] ?? '']));
    const isGiven = Object.keys(plan.defaults(needs)).some((name) => (query.get(name) ?? '') !== '');
    const replacedProblems = [
      ...new Set(Object.values(problems).filter((problem) => isGiven && !isUnfinished(problem))),
    ];
    return {
      start: withLegs({ ...start, ...typedValues }),
      needs,
      key: `${service} ${relativePath}`,
      isGiven,
      replaced: replacedProblems,
    };
  }, [service, relativePath, today, agency]);
}

/** A place's name is looked up, and a missing age is asked for, so the form keeps both. */
const isUnfinished = (problem: SearchProblem | undefined): boolean =>
  problem === 'place' || problem === 'airport' || problem === 'childAge';

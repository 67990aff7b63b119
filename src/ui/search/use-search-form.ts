import type { Service } from '@livery/contract/agency/products';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import { searchAddress } from '@livery/contract/search/parse-search';
import type { SearchProblem, SearchValues } from '@livery/contract/search/search-plan';
import { SEARCH_PLANS } from '@livery/contract/search/search-plans';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { lookUpPlaces, type PlaceWithSuggestions } from '../../application/trip/look-up-places.ts';
import { failureMessage } from '../../domain/notices/failure-message.ts';
import { isChosen } from '../../domain/search/named-place.ts';
import { messageText } from '../notices/message-text.tsx';
import { withNextFlights } from './products/flight-legs.ts';
import type { SearchFields } from './search-fields.ts';
import { SEARCHED_SERVICES } from './services.ts';
import { useSearchOfPage } from './use-search-of-page.ts';

/** The visitor's changes that weren't searched yet, by search; kept for as long as the panel is open. */
export type SearchDrafts = Map<string, SearchValues>;

interface SearchForm extends SearchFields {
  readonly busy: boolean;
  /** The problems of the address, in words, if the form starts with other values. */
  readonly linkProblems: readonly string[];
  /** Counts the searches that couldn't be made. */
  readonly refused: number;
  submit(options?: { readonly replace?: boolean }): Promise<void>;
}

interface SearchFormOptions {
  readonly service: Service;
  readonly drafts: SearchDrafts;
  /** Called before navigating to the results. */
  readonly onSearch: () => void;
  /** Called if the page already shows these results. */
  readonly onSearchAgain: () => void;
}

/** The form of a product's search, which starts with the page's search. */
export function useSearchForm({ service, drafts, onSearchAgain, onSearch }: SearchFormOptions): SearchForm {
  const plan = SEARCH_PLANS[service];
  const { t } = useTranslation('search');
  const { t: tell } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { start, needs, key, isGiven, replaced } = useSearchOfPage(service);
  const [changes, setChanges] = useState<SearchValues>(() => drafts.get(key) ?? {});
  const changesRef = useRef(changes);
  // Problems of the address are shown immediately, others only after a search.
  const [isTried, setTried] = useState(() => isGiven && Object.keys(problemsOf(start)).length > 0);
  const [failures, setFailures] = useState<Readonly<Record<string, string>>>({});
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState(0);
  const places = useRef(new Map<string, PlaceWithSuggestions>());
  const values = useMemo(() => ({ ...start, ...changes }), [start, changes]);
  const latestRef = useRef(values);
  const problems: Readonly<Record<string, SearchProblem>> = problemsOf(values);

  useEffect(() => {
    latestRef.current = values;
  }, [values]);

  // Searches for the first matches if the places in the address have only names, as the form sends them without
  // JavaScript. What a visitor has changed since is searched only when they submit it.
  const lookUp = useEffectEvent(() => {
    if (Object.keys(changesRef.current).length > 0) return;
    const unknown = [...places.current.values()].some(({ place }) => values[place.name] && !isChosen(values, place));
    if (isGiven && pathname === plan.path && unknown && replaced.length === 0) void submit({ replace: true });
  });
  useEffect(() => lookUp(), []);

  return {
    values,
    needs,
    busy,
    linkProblems: replaced.map((problem) => t(`problems.${problem}`)),
    refused,
    set: change,
    submit,
    error(name) {
      const problem = problems[name];
      if (!isTried || problem === undefined) return undefined;
      return failures[name] ?? t(`problems.${problem}`);
    },
    offerPlace(place, suggestions) {
      places.current.set(place.name, { place, suggestions });
      return () => places.current.delete(place.name);
    },
  };

  function problemsOf(all: SearchValues) {
    return {
      ...plan.problems(withNextFlights(all), needs),
      ...SEARCHED_SERVICES[service].problems?.(all, needs.today),
    };
  }

  function change(more: SearchValues) {
    setFailures({});
    changesRef.current = { ...changesRef.current, ...more };
    drafts.set(key, changesRef.current);
    setChanges(changesRef.current);
  }

  async function submit({ replace = false } = {}): Promise<void> {
    if (busy) return;
    const valuesBefore = latestRef.current;
    setBusy(true);
    const { found, failures: failedFailures } = await lookUpPlaces(valuesBefore, places.current.values());
    setBusy(false);
    // Text typed meanwhile makes it another search.
    if (latestRef.current !== valuesBefore) return;
    const all = { ...valuesBefore, ...found };
    change(found);
    const tellFailure = (failure: CallFailure) => messageText(failureMessage(failure, 'suggest'), tell);
    setFailures(Object.fromEntries([...failedFailures].map(([name, failure]) => [name, tellFailure(failure)])));
    setTried(true);
    if (Object.keys(problemsOf(all)).length > 0) return setRefused((count) => count + 1);
    drafts.delete(key);
    onSearch();
    const address = addressOf(all);
    void navigate(address, { replace });
    if (pathname === plan.path && address === addressOf(start)) onSearchAgain();
  }

  function addressOf(all: SearchValues): string {
    const names = Object.keys(plan.defaults(needs));
    const ownValues = Object.entries(withNextFlights(all)).filter(([name]) => names.includes(name));
    return searchAddress(plan, Object.fromEntries(ownValues));
  }
}

import { useEffect, useMemo, useState } from 'react';
import type { SavedLists } from '../../../application/saved/saved.ts';
import { type RecentPlaceKind, recentPlaces } from '../../../domain/saved/recent-places.ts';
import type { RecentSearch } from '../../../domain/saved/recent-search.ts';
import type { SuggestedPlace } from '../../../domain/search/suggested-places.ts';
import { useShell } from '../../shell-context.tsx';

/**
 * The places of the visitor's recent searches that a field accepts; `undefined` while they are loading.
 *
 * @param isUsed nothing is loaded before it is `true`
 */
export function useRecentPlaces(kind: RecentPlaceKind, isUsed: boolean): readonly SuggestedPlace[] | undefined {
  const { saved } = useShell();
  const [lists, setLists] = useState<SavedLists>();
  const [searches, setSearches] = useState<readonly RecentSearch[]>();

  useEffect(() => {
    if (!isUsed) return;
    const controller = new AbortController();
    const opening = saved.isAny() ? saved.open() : Promise.resolve(undefined);
    opening.then(
      (openedLists) =>
        controller.signal.aborted || (openedLists === undefined ? setSearches([]) : setLists(openedLists)),
      // Without them, there are still the suggestions for everybody.
      () => controller.signal.aborted || setSearches([]),
    );
    return () => controller.abort();
  }, [saved, isUsed]);

  useEffect(() => {
    const following = lists?.searches.changes.subscribe(setSearches);
    return () => following?.unsubscribe();
  }, [lists]);

  return useMemo(() => searches && recentPlaces(searches, kind), [searches, kind]);
}

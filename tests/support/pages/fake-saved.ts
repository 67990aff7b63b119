import { liveFromSubject } from '@livery/contract/shared/live';
import type { Saved } from '../../../src/application/saved/saved.ts';
import type { Subjects } from '../seen.ts';

type Note = (name: string) => (...words: readonly unknown[]) => void;

/** Lists that are loaded at once, and change only if the test changes them. */
export function fakeSaved(set: Subjects, note: Note): Saved {
  return {
    favourites: liveFromSubject(set.favourites),
    isAny: () => true,
    open: async () => ({
      searches: liveFromSubject(set.recentSearches),
      seen: liveFromSubject(set.recentlySeen),
      unsaved: liveFromSubject(set.favouritesUnsaved),
      searched: note('searched'),
      removeSearch: note('removeSearch'),
      addSeen: note('addSeen'),
      removeSeen: note('removeSeen'),
      clearRecents: note('clearRecents'),
      setFavourite: note('setFavourite'),
      saveAgain: note('saveAgain'),
      searchAddress: ({ product }) => `/search/${product}`,
      searchLike: ({ product }) => `/like/${product}`,
    }),
  };
}

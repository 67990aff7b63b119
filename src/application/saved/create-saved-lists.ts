import type { Agency } from '@livery/contract/agency/agency';
import { SAME_DAY_NAMES } from '@livery/contract/agency/products';
import type { NamedItem, SavedItem } from '@livery/contract/saved/saved-item';
import type { SearchNeeds } from '@livery/contract/search/search-plan';
import { liveFromSubject } from '@livery/contract/shared/live';
import { DEFAULT_GUESTS } from '@livery/contract/trip/guests';
import { BehaviorSubject, filter } from 'rxjs';
import { FAVOURITE_MESSAGES } from '../../domain/notices/favourite-messages.ts';
import { type Favourites, NO_FAVOURITES, setFavourite } from '../../domain/saved/favourites.ts';
import {
  inFuture,
  isSameSearch,
  type RecentSearch,
  recentSearchAddress,
  recentSearchAt,
  similarSearchAddress,
} from '../../domain/saved/recent-search.ts';
import { isSameItem, newestFirst, savedItem } from '../../domain/saved/saved-item.ts';
import { recordFromKeys } from '../../domain/shared/record-from-keys.ts';
import { todayIn } from '../../domain/trip/today-in.ts';
import type { SavedValues, StoredValue } from '../shared/stored-values.port.ts';
import { warnIfRefused } from '../shared/warn-if-refused.ts';
import { keepWithProfile } from './keep-with-profile.ts';
import type { SavedLists } from './saved.ts';
import type { SavedDependencies } from './saved-dependencies.ts';

const MAX_SEARCHES = 6;
const MAX_SEEN_ITEMS = 12;

/** Used until the agency is known. */
const SAME_DAY_BOOKING_ALLOWED = recordFromKeys<Agency['sameDayBookingDisallowed']>(SAME_DAY_NAMES, () => false);

interface SavedListsDependencies extends SavedDependencies {
  readonly values: SavedValues;
  /** The shell's, which exists before this code is loaded. */
  readonly favourites: BehaviorSubject<readonly SavedItem[]>;
}

/** Opens the lists of this device. Each change is applied to the stored lists, which another tab may have changed. */
export function createSavedLists({ values, favourites, ...dependencies }: SavedListsDependencies): SavedLists {
  const { agency, session, market, clock, reporter, notices } = dependencies;

  const searchNeeds = (): SearchNeeds => {
    const state = agency.state.now();
    const sameDayBookingDisallowed =
      'agency' in state ? state.agency.sameDayBookingDisallowed : SAME_DAY_BOOKING_ALLOWED;
    return {
      today: todayIn(clock.now(), clock.timeZone()),
      agency: { sameDayBookingDisallowed },
      defaultGuests: DEFAULT_GUESTS,
    };
  };

  const itemOf = (item: NamedItem) => savedItem({ ...item, language: item.language ?? market.language.now() });

  const parseSearches = () => {
    const currentNeeds = searchNeeds();
    return (values.searches.read() ?? [])
      .flatMap((search) => inFuture(search, currentNeeds) ?? [])
      .slice(0, MAX_SEARCHES);
  };
  const readSeen = () => (values.seen.read() ?? []).slice(0, MAX_SEEN_ITEMS);
  const parseFavourites = () => values.favourites.read() ?? NO_FAVOURITES;

  const searches = new BehaviorSubject<readonly RecentSearch[]>(parseSearches());
  const seenItemsSubject = new BehaviorSubject<readonly SavedItem[]>(readSeen());
  favourites.next(parseFavourites().items);

  function write<T>(
    storedValue: StoredValue<readonly T[]>,
    subject: BehaviorSubject<readonly T[]>,
    list: readonly T[],
  ) {
    if (list.length === 0) storedValue.clear();
    else warnIfRefused(reporter, storedValue.write(list));
    subject.next(list);
  }

  function store(nextFavourites: Favourites): boolean {
    const storedResult = values.favourites.write(nextFavourites);
    warnIfRefused(reporter, storedResult);
    if (storedResult.ok) favourites.next(nextFavourites.items);
    return storedResult.ok;
  }

  const profile = keepWithProfile({
    ...dependencies,
    read: parseFavourites,
    store,
    write(nextFavourites) {
      // Favourites from the profile are shown until the page is closed, even if they couldn't be stored.
      if (!store(nextFavourites)) favourites.next(nextFavourites.items);
    },
    onUnsaved: () => notices.notify('information', FAVOURITE_MESSAGES.onDevice),
  });

  // A log-out has cleared the stored lists.
  session.signedIn.changes.pipe(filter((isSignedIn) => !isSignedIn)).subscribe(() => {
    searches.next(parseSearches());
    seenItemsSubject.next(readSeen());
    favourites.next(parseFavourites().items);
  });

  return {
    searches: liveFromSubject(searches),
    seen: liveFromSubject(seenItemsSubject),
    unsaved: profile.unsaved,

    searched(path, query) {
      const recentSearch = recentSearchAt(path, new URLSearchParams(query), searchNeeds());
      if (recentSearch === undefined) return;
      const search = { ...recentSearch, language: market.language.now() };
      write(values.searches, searches, newestFirst(parseSearches(), search, isSameSearch, MAX_SEARCHES));
    },
    removeSearch(search) {
      const remainingSearches = parseSearches().filter((otherSearch) => !isSameSearch(otherSearch, search));
      write(values.searches, searches, remainingSearches);
    },
    addSeen(namedItem) {
      const item = itemOf(namedItem);
      if (item !== undefined)
        write(values.seen, seenItemsSubject, newestFirst(readSeen(), item, isSameItem, MAX_SEEN_ITEMS));
    },
    removeSeen(item) {
      const remainingItems = readSeen().filter((otherItem) => !isSameItem(otherItem, item));
      write(values.seen, seenItemsSubject, remainingItems);
    },
    clearRecents() {
      write(values.searches, searches, []);
      write(values.seen, seenItemsSubject, []);
    },
    setFavourite(namedItem, isFavourite) {
      const item = itemOf(namedItem);
      if (item === undefined) return;
      const isMade = profile.change((list) => setFavourite(list, item, isFavourite, session.signedIn.now()));
      if (!isMade) notices.notify('failure', FAVOURITE_MESSAGES.refused);
    },
    saveAgain: profile.saveAgain,
    searchAddress: recentSearchAddress,
    searchLike: (item) => similarSearchAddress(item, searchNeeds()),
  };
}

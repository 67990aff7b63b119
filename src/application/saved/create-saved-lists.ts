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

  const itemOf = (named: NamedItem) => savedItem({ ...named, language: named.language ?? market.language.now() });

  const parseSearches = () => {
    const now = searchNeeds();
    return (values.searches.read() ?? []).flatMap((search) => inFuture(search, now) ?? []).slice(0, MAX_SEARCHES);
  };
  const readSeen = () => (values.seen.read() ?? []).slice(0, MAX_SEEN_ITEMS);
  const parseFavourites = () => values.favourites.read() ?? NO_FAVOURITES;

  const searches = new BehaviorSubject<readonly RecentSearch[]>(parseSearches());
  const seen = new BehaviorSubject<readonly SavedItem[]>(readSeen());
  favourites.next(parseFavourites().items);

  function write<T>(stored: StoredValue<readonly T[]>, subject: BehaviorSubject<readonly T[]>, list: readonly T[]) {
    if (list.length === 0) stored.clear();
    else warnIfRefused(reporter, stored.write(list));
    subject.next(list);
  }

  function store(next: Favourites): boolean {
    const stored = values.favourites.write(next);
    warnIfRefused(reporter, stored);
    if (stored.ok) favourites.next(next.items);
    return stored.ok;
  }

  const profile = keepWithProfile({
    ...dependencies,
    read: parseFavourites,
    store,
    write(next) {
      // Favourites from the profile are shown until the page is closed, even if they couldn't be stored.
      if (!store(next)) favourites.next(next.items);
    },
    onUnsaved: () => notices.notify('information', FAVOURITE_MESSAGES.onDevice),
  });

  // A log-out has cleared the stored lists.
  session.signedIn.changes.pipe(filter((isSignedIn) => !isSignedIn)).subscribe(() => {
    searches.next(parseSearches());
    seen.next(readSeen());
    favourites.next(parseFavourites().items);
  });

  return {
    searches: liveFromSubject(searches),
    seen: liveFromSubject(seen),
    unsaved: profile.unsaved,

    searched(path, query) {
      const found = recentSearchAt(path, new URLSearchParams(query), searchNeeds());
      if (found === undefined) return;
      const search = { ...found, language: market.language.now() };
      write(values.searches, searches, newestFirst(parseSearches(), search, isSameSearch, MAX_SEARCHES));
    },
    removeSearch(search) {
      const rest = parseSearches().filter((other) => !isSameSearch(other, search));
      write(values.searches, searches, rest);
    },
    addSeen(named) {
      const item = itemOf(named);
      if (item !== undefined) write(values.seen, seen, newestFirst(readSeen(), item, isSameItem, MAX_SEEN_ITEMS));
    },
    removeSeen(item) {
      const rest = readSeen().filter((other) => !isSameItem(other, item));
      write(values.seen, seen, rest);
    },
    clearRecents() {
      write(values.searches, searches, []);
      write(values.seen, seen, []);
    },
    setFavourite(named, isFavourite) {
      const item = itemOf(named);
      if (item === undefined) return;
      const isMade = profile.change((list) => setFavourite(list, item, isFavourite, session.signedIn.now()));
      if (!isMade) notices.notify('failure', FAVOURITE_MESSAGES.refused);
    },
    saveAgain: profile.saveAgain,
    searchAddress: recentSearchAddress,
    searchLike: (item) => similarSearchAddress(item, searchNeeds()),
  };
}

import type { NamedItem, SavedItem } from '@livery/contract/saved/saved-item';
import type { Live } from '@livery/contract/shared/live';
import type { RecentSearch } from '../../domain/saved/recent-search.ts';

/** What the visitor searched, saw and marked: on this device, and favourites with the profile of who is signed in. */
export interface Saved {
  /** Newest first; empty until the lists are opened. */
  readonly favourites: Live<readonly SavedItem[]>;
  /** Whether there may be any: the device has stored some, or somebody is signed in whose profile may. Cheap. */
  isAny(): boolean;
  /** The same lists each time, whose code is loaded when it is first needed; rejects if it can't be, and the next call tries again. */
  open(): Promise<SavedLists>;
}

export interface SavedLists {
  /** Newest first, six at most; past days are moved to the future, and what can't be repeated is left out. */
  readonly searches: Live<readonly RecentSearch[]>;
  /** Newest first, twelve at most. */
  readonly seen: Live<readonly SavedItem[]>;
  /** Takes the search at an address, if there is a valid one. */
  searched(path: string, query: string): void;
  removeSearch(search: RecentSearch): void;
  /** Takes an item that a visitor looks at; one that isn't of this site is ignored. */
  addSeen(item: NamedItem): void;
  removeSeen(item: SavedItem): void;
  /** Forgets searches and items that were seen. */
  clearRecents(): void;
  /**
   * Marks an item, or takes the mark away; an item that isn't of this site is ignored. If the device doesn't store
   * it, a toast says so and nothing changes; if the profile doesn't take it, a toast says that it is on the device.
   */
  setFavourite(item: NamedItem, isFavourite: boolean): void;
  /** Whether the last attempt to save favourites with the profile failed; they are on the device, and saved with the next change. */
  readonly unsaved: Live<boolean>;
  saveAgain(): void;
  /** The address of a search's results. */
  searchAddress(search: RecentSearch): string;
  /** The address of a search for what an item was found by, or of its product's first page: where to go when it is gone. */
  searchLike(item: SavedItem): string;
}

/** The favourites of the profile, if the user store keeps them. */
export interface ProfileFavourites {
  load(): Promise<readonly SavedItem[] | undefined>;
  /** Whether they were saved. */
  save(favourites: readonly SavedItem[]): Promise<boolean>;
}

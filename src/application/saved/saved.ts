import type { NamedItem, SavedItem } from '@livery/contract/saved/saved-item';
import type { Live } from '@livery/contract/shared/live';
import type { RecentSearch } from '../../domain/saved/recent-search.ts';

/**
 * The visitor's searches, seen items and favourites: on this device, and favourites with the signed-in user's profile
 * too.
 */
export interface Saved {
  /** Newest first; empty until the lists are opened. */
  readonly favourites: Live<readonly SavedItem[]>;
  /**
   * Whether there may be favourites: the device has stored some, or a user is signed in whose profile may have some.
   * Fast.
   */
  isAny(): boolean;
  /**
   * The same lists each time. Their code is loaded when it is first needed; rejects if that fails, and the next call
   * tries again.
   */
  open(): Promise<SavedLists>;
}

export interface SavedLists {
  /** Newest first, six at most. Past dates are moved to the future; searches that can't be repeated are left out. */
  readonly searches: Live<readonly RecentSearch[]>;
  /** Newest first, twelve at most. */
  readonly seen: Live<readonly SavedItem[]>;
  /** Adds the search at an address, if there is a valid one. */
  searched(path: string, query: string): void;
  removeSearch(search: RecentSearch): void;
  /** Adds an item that the visitor looks at; ignored if it isn't of this site. */
  addSeen(item: NamedItem): void;
  removeSeen(item: SavedItem): void;
  /** Clears the searches and the seen items. */
  clearRecents(): void;
  /**
   * Adds an item to the favourites, or removes it; ignored if it isn't of this site. If the device doesn't store it, a
   * toast says so and nothing changes; if the profile doesn't take it, a toast says that it is on the device.
   */
  setFavourite(item: NamedItem, isFavourite: boolean): void;
  /**
   * Whether favourites couldn't be saved with the profile last time; they are on the device, and saved with the next
   * change.
   */
  readonly unsaved: Live<boolean>;
  saveAgain(): void;
  /** The address of a search's results. */
  searchAddress(search: RecentSearch): string;
  /** The address of the search that found the item, or of its product's first page: for an item that is gone. */
  searchLike(item: SavedItem): string;
}

/** The favourites of the profile, if the user store keeps them. */
export interface ProfileFavourites {
  load(): Promise<readonly SavedItem[] | undefined>;
  /** Resolves to whether they were saved. */
  save(favourites: readonly SavedItem[]): Promise<boolean>;
}

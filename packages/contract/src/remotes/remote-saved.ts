import type { NamedItem, SavedItem } from '../saved/saved-item.ts';
import type { Live } from '../shared/live.ts';

/** What a remote may save for the visitor (contract 1.3). */
export interface RemoteSaved {
  /**
   * Remembers on the device that the visitor looked at an item, for the home page. The item is ignored if it has no
   * title or if its path isn't one of this site; an unsafe picture is left out (contract 1.3).
   */
  seen(item: NamedItem): void;
  /** The visitor's favourites, newest first: stored on the device, and in the profile if the user store supports it. */
  readonly favourites: Live<readonly SavedItem[]>;
  /**
   * Adds an item to the favourites or removes it; use the same `id` each time that the item is found (contract 1.3).
   */
  setFavourite(item: NamedItem, isFavourite: boolean): void;
}

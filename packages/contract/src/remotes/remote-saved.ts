import type { NamedItem, SavedItem } from '../saved/saved-item.ts';
import type { Live } from '../shared/live.ts';

/** What a remote may save for the visitor (contract 1.3). */
export interface RemoteSaved {
  /**
   * Remembers on the device that the visitor looked at an item, for the home page. An item without a title, or whose
   * path isn't one of this site, is ignored, and a picture that isn't safe left out (contract 1.3).
   */
  seen(item: NamedItem): void;
  /** What the visitor has marked, newest first; of the device, and of the profile if the user store keeps them. */
  readonly favourites: Live<readonly SavedItem[]>;
  /** Marks an item, or takes the mark away; the same `id` each time that the item is found (contract 1.3). */
  setFavourite(item: NamedItem, isFavourite: boolean): void;
}

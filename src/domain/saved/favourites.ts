import type { SavedItem } from '@livery/contract/saved/saved-item';
import { isSameItem, newestFirst } from './saved-item.ts';

/** The favourites on a device, and the changes that the profile lacks. */
export interface Favourites {
  /** Newest first. */
  readonly items: readonly SavedItem[];
  /** Items that the profile may not have yet; for a visitor, all items. */
  readonly added: readonly ItemKey[];
  /** Items that the profile may still have. */
  readonly removed: readonly ItemKey[];
}

type ItemKey = Pick<SavedItem, 'product' | 'id'>;

export const NO_FAVOURITES: Favourites = { items: [], added: [], removed: [] };

export const MAX_FAVOURITES = 100;

/**
 * Adds an item to the favourites, or removes it.
 *
 * @param signedIn whether the user has a profile; an item that a visitor removes was never in one
 * @rule 2.1
 */
export function setFavourite(
  { items, added, removed }: Favourites,
  item: SavedItem,
  isFavourite: boolean,
  signedIn: boolean,
): Favourites {
  const { product, id } = item;
  const key = { product, id };
  if (isFavourite) {
    const next = newestFirst(items, item, isSameItem, MAX_FAVOURITES);
    return { items: next, added: withKey(added, key), removed: withoutKey(removed, key) };
  }
  return {
    items: withoutKey(items, key),
    added: withoutKey(added, key),
    removed: signedIn ? withKey(removed, key) : removed,
  };
}

/**
 * Merges the profile's favourites with the items added on the device, without those removed on the device.
 * @rule 2.1
 */
export function mergeFavourites(device: Favourites, profile: readonly SavedItem[]): Favourites {
  const { added, removed } = device;
  const own = device.items.filter((item) => hasKey(added, item));
  const others = profile.filter((item) => !hasKey(own, item) && !hasKey(removed, item));
  return { items: [...own, ...others].slice(0, MAX_FAVOURITES), added, removed };
}

/** Whether the profile lacks a change. @rule 2.1 */
export function isUnsaved({ added, removed }: Favourites): boolean {
  return added.length > 0 || removed.length > 0;
}

/** The favourites after `sent` was saved with the profile; later changes still have to be sent. @rule 2.1 */
export function favouritesAfterSaving(now: Favourites, sent: Favourites): Favourites {
  return {
    items: now.items,
    added: now.added.filter((key) => !hasKey(sent.added, key)),
    removed: now.removed.filter((key) => !hasKey(sent.removed, key)),
  };
}

function hasKey(keys: readonly ItemKey[], key: ItemKey): boolean {
  return keys.some((other) => isSameItem(other, key));
}

function withoutKey<T extends ItemKey>(items: readonly T[], key: ItemKey): readonly T[] {
  return items.filter((item) => !isSameItem(item, key));
}

function withKey(keys: readonly ItemKey[], key: ItemKey): readonly ItemKey[] {
  return hasKey(keys, key) ? keys : [...keys, key];
}

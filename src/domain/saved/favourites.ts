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
    const nextItems = newestFirst(items, item, isSameItem, MAX_FAVOURITES);
    return { items: nextItems, added: withKey(added, key), removed: withoutKey(removed, key) };
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
  const ownItems = device.items.filter((item) => hasKey(added, item));
  const otherItems = profile.filter((item) => !hasKey(ownItems, item) && !hasKey(removed, item));
  return { items: [...ownItems, ...otherItems].slice(0, MAX_FAVOURITES), added, removed };
}

/** Whether the profile lacks a change. @rule 2.1 */
export function isUnsaved({ added, removed }: Favourites): boolean {
  return added.length > 0 || removed.length > 0;
}

/** The favourites after `sentFavourites` were saved with the profile; later changes still have to be sent. @rule 2.1 */
export function favouritesAfterSaving(currentFavourites: Favourites, sentFavourites: Favourites): Favourites {
  return {
    items: currentFavourites.items,
    added: currentFavourites.added.filter((key) => !hasKey(sentFavourites.added, key)),
    removed: currentFavourites.removed.filter((key) => !hasKey(sentFavourites.removed, key)),
  };
}

function hasKey(keys: readonly ItemKey[], key: ItemKey): boolean {
  return keys.some((otherKey) => isSameItem(otherKey, key));
}

function withoutKey<T extends ItemKey>(items: readonly T[], key: ItemKey): readonly T[] {
  return items.filter((item) => !isSameItem(item, key));
}

function withKey(keys: readonly ItemKey[], key: ItemKey): readonly ItemKey[] {
  return hasKey(keys, key) ? keys : [...keys, key];
}

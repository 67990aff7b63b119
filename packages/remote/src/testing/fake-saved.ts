import type { NamedItem, RemoteSaved, SavedItem } from '@livery/contract/remotes/remote-context';
import { BehaviorSubject } from 'rxjs';
import { trackedLive } from './fake-platform.ts';

/** A remote's saved items in memory: favourites are kept as in the shell, seen items only recorded. */
export function fakeSaved(
  actions: (readonly [name: string, ...args: readonly unknown[]])[],
  track: () => () => void,
): RemoteSaved {
  const favourites = new BehaviorSubject<readonly SavedItem[]>([]);
  return {
    seen(item) {
      actions.push(['seen', item]);
    },
    favourites: trackedLive(favourites, track),
    setFavourite(item, isFavourite) {
      actions.push(['setFavourite', item, isFavourite]);
      const { id } = toSavedItem(item);
      const otherItems = favourites.value.filter((otherItem) => otherItem.id !== id);
      favourites.next(isFavourite ? [toSavedItem(item), ...otherItems] : otherItems);
    },
  };
}

function toSavedItem({ product, id, path, title, picture = '', price }: NamedItem): SavedItem {
  const item = { product: product as SavedItem['product'], id: id ?? path, path, title, picture };
  return price === undefined || price === null ? item : { ...item, price };
}

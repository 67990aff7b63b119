import type { NamedItem } from '@livery/contract/remotes/remote-context';
import { FavouriteButton as FavouriteButtonOf } from '@livery/ui/favourite-button';
import { useLive } from '@livery/ui/use-live';
import { useRemote } from '../use-remote.ts';

interface Props {
  readonly item: NamedItem;
  /** The accessible name, which stays the same: “Favourite: Hotel Harbour”. */
  readonly label: string;
}

/** A heart that marks an item as a favourite: the `corner` of a `PictureCard`. */
export function FavouriteButton({ item, label }: Props) {
  const { favourites, setFavourite } = useRemote();
  const { id = item.path } = item;
  const pressed = useLive(favourites).some((otherItem) => otherItem.id === id);
  return <FavouriteButtonOf label={label} pressed={pressed} onChange={(marked) => setFavourite(item, marked)} />;
}

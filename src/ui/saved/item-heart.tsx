import type { NamedItem } from '@livery/contract/saved/saved-item';
import { FavouriteButton } from '@livery/ui/favourite-button';
import { useIsHydrating } from '@livery/ui/use-is-hydrating';
import { useLive } from '@livery/ui/use-live';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { DEFAULT_MESSAGE } from '../../domain/notices/default-message.ts';
import { isSameItem, savedItem } from '../../domain/saved/saved-item.ts';
import { useShell } from '../shell-context.tsx';

/** Marks an item as a favourite; nothing for an item without a page on this site. */
export function ItemHeart({ item }: { readonly item: NamedItem }) {
  const { t } = useTranslation();
  const { saved, notices } = useShell();
  const favourites = useLive(saved.favourites);
  // A server never renders a heart as pressed: only the device knows.
  const isHydrating = useIsHydrating();
  const knownItem = savedItem(item);

  useEffect(() => {
    // If the code can't be loaded, hearts aren't pressed.
    if (saved.isAny()) saved.open().catch(() => undefined);
  }, [saved]);

  if (knownItem === undefined) return null;
  return (
    <FavouriteButton
      label={t('favourites.mark', { name: knownItem.title })}
      pressed={!isHydrating && favourites.some((otherFavourite) => isSameItem(otherFavourite, knownItem))}
      onChange={(isFavourite) => {
        saved.open().then(
          (lists) => lists.setFavourite(knownItem, isFavourite),
          () => notices.notify('failure', DEFAULT_MESSAGE),
        );
      }}
    />
  );
}

import { iconButtonClass } from '@livery/ui/icon-button-class';
import { useLive } from '@livery/ui/use-live';
import { Heart } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useShell } from '../shell-context.tsx';
import styles from './favourites-link.module.css';
import { SavedTexts } from './saved-texts.tsx';

/** The header's link to the favourites, with their number; nothing if there are none. */
export function FavouritesLink() {
  const { saved } = useShell();
  const favourites = useLive(saved.favourites);

  useEffect(() => {
    // If the code can't be loaded, the page's other links still work.
    saved.open().catch(() => undefined);
  }, [saved]);

  if (favourites.length === 0) return null;
  return (
    <SavedTexts>
      <CountedLink count={favourites.length} />
    </SavedTexts>
  );
}

function CountedLink({ count }: { readonly count: number }) {
  const { t } = useTranslation(['shell', 'saved']);
  return (
    <NavLink
      className={`${iconButtonClass()} ${styles.link}`}
      to="/favourites"
      aria-label={t('saved:favourites', { count })}
    >
      <Heart size={22} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
    </NavLink>
  );
}

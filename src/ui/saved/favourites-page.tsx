import { Button } from '@livery/ui/button';
import { ButtonLink } from '@livery/ui/button-link';
import { EmptyState } from '@livery/ui/empty-state';
import { keepsFocus } from '@livery/ui/keeps-focus';
import { Notice } from '@livery/ui/notice';
import { useLive } from '@livery/ui/use-live';
import { Heart } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { SavedLists } from '../../application/saved/saved.ts';
import { DocumentTitle } from '../agency/agency-context.tsx';
import { LoadFailure } from '../kit/states/load-failure.tsx';
import { HomeLink } from '../navigation/home-link.tsx';
import { useShell } from '../shell-context.tsx';
import { AgentTray } from './agent-tray.tsx';
import styles from './favourites-page.module.css';
import { ItemCard } from './item-card.tsx';
import { SavedTexts } from './saved-texts.tsx';
import { useSavedLists } from './use-saved-lists.ts';

/** The visitor's favourites: on this device, and with their profile. */
export function FavouritesPage() {
  const { t } = useTranslation();
  const { lists, retry } = useSavedLists();
  return (
    <>
      <div className={styles.page}>
        <DocumentTitle page={t('favourites.title')} />
        <h1 tabIndex={-1} className={styles.heading}>
          {t('favourites.title')}
        </h1>
        {retry !== undefined && <LoadFailure onRetry={retry} />}
        {lists !== undefined && (
          <SavedTexts>
            <FavouriteList lists={lists} />
          </SavedTexts>
        )}
      </div>
      <AgentTray />
    </>
  );
}

function FavouriteList({ lists }: { readonly lists: SavedLists }) {
  const { t } = useTranslation(['shell', 'saved']);
  const favourites = useLive(useShell().saved.favourites);
  const unsaved = useLive(lists.unsaved);
  return (
    <>
      {unsaved && (
        <Notice
          tone="failure"
          action={
            <Button ref={keepsFocus} onClick={() => lists.saveAgain()}>
              {t('retry')}
            </Button>
          }
        >
          {t('saved:unsaved')}
        </Notice>
      )}
      {favourites.length === 0 ? (
        <EmptyState icon={Heart} heading={t('saved:empty')} actions={<HomeLink />}>
          <p>{t('saved:emptyHint')}</p>
        </EmptyState>
      ) : (
        <ul role="list" className={styles.list}>
          {favourites.map((item) => (
            <li key={`${item.product} ${item.id}`}>
              <ItemCard
                item={item}
                since="marked"
                foot={<ButtonLink to={lists.searchLike(item)}>{t('saved:searchAgain')}</ButtonLink>}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

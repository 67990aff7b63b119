import { Button } from '@livery/ui/button';
import { IconButton } from '@livery/ui/icon-button';
import { keepsFocus } from '@livery/ui/keeps-focus';
import { CardLink, LinkedCard } from '@livery/ui/linked-card';
import { useLive } from '@livery/ui/use-live';
import { History, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SavedLists } from '../../application/saved/saved.ts';
import type { RecentSearch } from '../../domain/saved/recent-search.ts';
import { AuthoredText } from '../kit/authored-text.tsx';
import { ItemCard } from './item-card.tsx';
import styles from './recents.module.css';
import { SavedTexts } from './saved-texts.tsx';
import { useSearchWords } from './search-words.ts';
import { useSavedLists } from './use-saved-lists.ts';

/** The visitor's last searches, and the items they looked at; nothing if there are neither. */
export function Recents() {
  const { lists } = useSavedLists();
  return (
    lists !== undefined && (
      <SavedTexts>
        <RecentLists lists={lists} />
      </SavedTexts>
    )
  );
}

function RecentLists({ lists }: { readonly lists: SavedLists }) {
  const { t } = useTranslation(['shell', 'saved']);
  const id = useId();
  const searches = useLive(lists.searches);
  const seenItems = useLive(lists.seen);
  if (searches.length === 0 && seenItems.length === 0) return null;

  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.top}>
        <h2 id={id} tabIndex={-1} className={styles.heading}>
          {t('saved:title')}
        </h2>
        <Button ref={keepsFocus} variant="quiet" onClick={() => lists.clearRecents()}>
          {t('saved:clear')}
        </Button>
      </div>
      {searches.length > 0 && (
        <RecentEntries heading={t('saved:searches')} list={styles.searches}>
          {searches.map((search) => {
            const address = lists.searchAddress(search);
            return (
              <li key={address}>
                <SearchCard search={search} to={address} onRemove={() => lists.removeSearch(search)} />
              </li>
            );
          })}
        </RecentEntries>
      )}
      {seenItems.length > 0 && (
        <RecentEntries heading={t('saved:seen')} list={styles.items}>
          {seenItems.map((item) => (
            <li key={`${item.product} ${item.id}`}>
              <ItemCard
                level={4}
                item={item}
                since="seen"
                corner={
                  <div className={styles.corner}>
                    <RemoveButton name={item.title} onRemove={() => lists.removeSeen(item)} />
                  </div>
                }
              />
            </li>
          ))}
        </RecentEntries>
      )}
    </section>
  );
}

interface RecentEntriesProps {
  readonly heading: string;
  readonly list: string | undefined;
  readonly children: ReactNode;
}

function RecentEntries({ heading, list, children }: RecentEntriesProps) {
  return (
    <>
      <h3 className={styles.subheading}>{heading}</h3>
      <ul role="list" className={list}>
        {children}
      </ul>
    </>
  );
}

interface SearchProps {
  readonly search: RecentSearch;
  readonly to: string;
  readonly onRemove: () => void;
}

function SearchCard({ search, to, onRemove }: SearchProps) {
  const { t } = useTranslation(['shell', 'saved']);
  const { place, language, facts } = useSearchWords(search);
  return (
    <LinkedCard className={styles.search}>
      <History size={20} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <h4 className={styles.place}>
          <CardLink to={to}>
            <AuthoredText text={place} language={language} />
          </CardLink>
        </h4>
        {[t(`pages.${search.product}`), ...facts].map((fact) => (
          <span key={fact} className={styles.fact}>
            {fact}
          </span>
        ))}
      </div>
      <RemoveButton name={[place, ...facts].join(', ')} onRemove={onRemove} />
    </LinkedCard>
  );
}

function RemoveButton({ name, onRemove }: { readonly name: string; readonly onRemove: () => void }) {
  const { t } = useTranslation(['shell', 'saved']);
  return <IconButton icon={X} label={t('saved:remove', { name })} onClick={onRemove} />;
}

import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Card } from '../../kit/card.tsx';
import { useLocation } from '../../kit/use-location.ts';
import { useVoice } from '../../kit/use-voice.ts';
import { SearchForm } from '../search/search-form.tsx';
import { useStay } from '../stay/use-stay.ts';
import { useStayWords } from '../stay/use-stay-words.ts';
import styles from './results.module.css';

/** What was searched for, and a way to search for something else. */
export function SearchBar({ place }: { readonly place: string }) {
  const say = useVoice();
  const { search } = useLocation();
  const [open, setOpen] = useState(false);
  const words = useStayWords(useStay());
  const Icon = open ? X : Pencil;
  return (
    <div className={styles.searchBar}>
      <div className={styles.searchRow}>
        <p className={styles.words}>
          <bdi className={styles.place}>{place === '' ? say('search.somewhere') : place}</bdi>
          {words.map((part) => (
            <bdi key={part} className={styles.part}>
              {part}
            </bdi>
          ))}
        </p>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon size={16} aria-hidden="true" />
          {say(open ? 'search.keep' : 'search.change')}
        </Button>
      </div>
      {open && (
        <Card>
          <SearchForm key={search} onSearch={() => setOpen(false)} />
        </Card>
      )}
    </div>
  );
}

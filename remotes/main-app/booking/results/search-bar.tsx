import { Pencil, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Card } from '../../../kit/card.tsx';
import { useVoice } from '../../../kit/use-voice.ts';
import type { Product } from '../product/product.ts';
import type { TheSearch } from '../search/read-search.ts';
import { SearchForm } from '../search/search-form.tsx';
import { useSearchSummary } from '../search/use-search-summary.ts';
import styles from './search-bar.module.css';

interface Props {
  readonly product: Product;
  readonly search: TheSearch;
}

/** What was searched for, and a way to search for something else. */
export function SearchBar({ product, search }: Props) {
  const say = useVoice();
  const [open, setOpen] = useState(false);
  const [place, ...rest] = useSearchSummary(product, search.values);
  const Icon = open ? X : Pencil;
  return (
    <div className={styles.bar}>
      <div className={styles.row}>
        <p className={styles.words}>
          <bdi className={styles.place}>{place}</bdi>
          {rest.map((part) => (
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
          <SearchForm product={product} start={search.start} onSearch={() => setOpen(false)} />
        </Card>
      )}
    </div>
  );
}

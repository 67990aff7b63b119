import { Button } from '@livery/ui/button';
import { Card } from '@livery/ui/card';
import layout from '@livery/ui/layout.module.css';
import text from '@livery/ui/text.module.css';
import { Pencil, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './search-summary.module.css';

interface Props {
  /** What was searched for: the place first, then when and for whom. */
  readonly parts: readonly string[];
  /** The form for another search; its argument closes it. */
  readonly children: (close: () => void) => ReactNode;
}

/** The current search, and a button for another one. */
export function SearchSummary({ parts, children }: Props) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const [place, ...rest] = parts;
  const Icon = open ? X : Pencil;
  return (
    <div className={layout.stack}>
      <div className={styles.row}>
        <p className={styles.words}>
          <span>
            <bdi className={text.strong}>{place}</bdi>
          </span>
          {rest.map((part) => (
            <span key={part} className={styles.part}>
              <bdi>{part}</bdi>
            </span>
          ))}
        </p>
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          <Icon size={16} aria-hidden="true" />
          {t(open ? 'search.keep' : 'search.change')}
        </Button>
      </div>
      {open && <Card>{children(() => setOpen(false))}</Card>}
    </div>
  );
}

import { Button } from '@livery/ui/button';
import { Sheet } from '@livery/ui/sheet';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-panel.module.css';

interface Props {
  /** How many filters are active. */
  readonly count: number;
  /** The number of results, in words: `37 hotels`. */
  readonly found: string;
  readonly onClear: () => void;
  /** The groups of filters. */
  readonly children: ReactNode;
}

/** The filters of a list, for the side of `Columns`; on a phone a button opens them on the whole screen. */
export function FilterPanel({ count, found, onClear, children }: Props) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  const clear = count > 0 && (
    <Button variant="plain" onClick={onClear}>
      {t('filters.clear')}
    </Button>
  );
  return (
    <section className={styles.panel} aria-label={t('filters.title')}>
      <div className={styles.toggle}>
        <Button fullWidth aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <SlidersHorizontal size={18} aria-hidden="true" />
          <span>{count === 0 ? t('filters.title') : t('filters.chosen', { count })}</span>
        </Button>
      </div>
      {open ? (
        <Sheet
          heading={t('filters.title')}
          done={t('filters.show', { found })}
          foot={clear}
          onClose={() => setOpen(false)}
        >
          <div className={styles.groups}>{children}</div>
        </Sheet>
      ) : (
        <div className={`${styles.groups} ${styles.beside}`}>
          {clear}
          {children}
        </div>
      )}
    </section>
  );
}

import { Button } from '@livery/ui/button';
import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './filter-panel.module.css';

interface Props {
  /** How many filters are active. */
  readonly count: number;
  readonly onClear: () => void;
  /** The groups of filters. */
  readonly children: ReactNode;
}

/** The filters of a list, for the side of `Columns`; on a phone it opens on demand. */
export function FilterPanel({ count, onClear, children }: Props) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.panel} aria-label={t('filters.title')} data-open={open ? '' : undefined}>
      <div className={styles.toggle}>
        <Button fullWidth aria-expanded={open} onClick={() => setOpen(!open)}>
          <SlidersHorizontal size={18} aria-hidden="true" />
          {count === 0 ? t('filters.title') : t('filters.chosen', { count })}
        </Button>
      </div>
      <div className={styles.groups}>
        {count > 0 && (
          <Button variant="plain" onClick={onClear}>
            {t('filters.clear')}
          </Button>
        )}
        {children}
      </div>
    </section>
  );
}

import { SlidersHorizontal } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../buttons/button.tsx';
import styles from './filter-panel.module.css';

interface Props {
  /** How many choices are made. */
  readonly count: number;
  readonly onClear: () => void;
  /** One group of choices below the other. */
  readonly children: ReactNode;
}

/** What to choose results by, for the side of `Columns`; on a phone it opens on demand. */
export function FilterPanel({ count, onClear, children }: Props) {
  const { t } = useTranslation('kit');
  const [open, setOpen] = useState(false);
  return (
    <section className={styles.panel} aria-label={t('filters.title')} data-open={open ? '' : undefined}>
      <div className={styles.toggle}>
        <Button whole aria-expanded={open} onClick={() => setOpen(!open)}>
          <SlidersHorizontal size={18} aria-hidden="true" />
          {count === 0 ? t('filters.title') : t('filters.chosen', { count })}
        </Button>
      </div>
      <div className={styles.groups}>
        {count > 0 && (
          <Button look="plain" onClick={onClear}>
            {t('filters.clear')}
          </Button>
        )}
        {children}
      </div>
    </section>
  );
}

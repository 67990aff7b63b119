import { type QueryChanges, useAddressQuery } from '@livery/remote';
import { Button } from '@livery/ui/button';
import { keepsFocus } from '@livery/ui/keeps-focus';
import { Sheet } from '@livery/ui/sheet';
import { SlidersHorizontal } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApplyFilters, FILTER_FORM } from './apply-filters.tsx';
import styles from './filter-panel.module.css';

/** As in the style sheets: the filters are beside the results. */
const WIDE_SCREEN_QUERY = '(width >= 62rem)';

interface Props {
  /** The number of active filters. */
  readonly count: number;
  /** The number of results as text: `37 hotels`. */
  readonly found: string;
  /** The changes of the query that remove all filters. */
  readonly cleared: QueryChanges;
  /** The names of the groups' fields. */
  readonly names: readonly string[];
  /** The groups of filters. */
  readonly children: ReactNode;
}

/**
 * The filters of a list, for the side column of `Columns`; on phones a button opens them in full screen. Without
 * JavaScript they are a form.
 */
export function FilterPanel({ count, found, cleared, names, children }: Props) {
  const { t } = useTranslation('kit');
  const address = useAddressQuery();
  const [open, setOpen] = useState(false);
  const clear = count > 0 && (
    <Button ref={keepsFocus} variant="plain" onClick={() => address.open(cleared)}>
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
          until={WIDE_SCREEN_QUERY}
          onClose={() => setOpen(false)}
        >
          <div className={styles.groups}>{children}</div>
        </Sheet>
      ) : (
        <form
          id={FILTER_FORM}
          className={`${styles.groups} ${styles.beside}`}
          // After Back, the boxes are those of the address.
          autoComplete="off"
          onSubmit={stay}
        >
          {clear}
          {children}
          <ApplyFilters names={names} {...(count > 0 && { clearedAt: address.with(cleared) })} />
        </form>
      )}
    </section>
  );
}

/** With JavaScript, each filter is applied when it is chosen. */
function stay(event: FormEvent) {
  event.preventDefault();
}

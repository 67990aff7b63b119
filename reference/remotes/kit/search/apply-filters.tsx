import { buttonClass } from '@livery/ui/button-class';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styles from './filter-panel.module.css';

/** The id of the form with filters and sort order. */
export const FILTER_FORM = 'filters';

interface Props {
  /** The names of the form's fields, except the sort order. */
  readonly names: readonly string[];
  /** The address without filters; left out if none is active. */
  readonly clearedAt?: string;
}

/** For pages without JavaScript: the button of the form, which keeps the rest of the address. */
export function ApplyFilters({ names, clearedAt }: Props) {
  const { t } = useTranslation('kit');
  const { search } = useLocation();
  const replaced = new Set([...names, 'sort', 'shown']);
  const kept = [...new URLSearchParams(search)].filter(([name]) => !replaced.has(name));
  return (
    <div className={styles.apply}>
      {kept.map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" className={buttonClass('primary', true)}>
        {t('filters.apply')}
      </button>
      {clearedAt !== undefined && (
        <a href={clearedAt} className={buttonClass('plain', true)}>
          {t('filters.clear')}
        </a>
      )}
    </div>
  );
}

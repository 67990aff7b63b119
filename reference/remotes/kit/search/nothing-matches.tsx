import { isolateDirection } from '@livery/contract/content/isolated';
import { buttonClass } from '@livery/ui/button-class';
import { EmptyState } from '@livery/ui/empty-state';
import { keepsFocus } from '@livery/ui/keeps-focus';
import { FilterX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

interface FilterRemoval {
  /** A filter, in words. */
  readonly filter: string;
  /** The number of results without it, as text. */
  readonly found: string;
  /** The address without it. */
  readonly to: string;
}

interface Props {
  /** Filters that could be removed. */
  readonly removals: readonly FilterRemoval[];
  /** The address without filters. */
  readonly clearedAt: string;
}

/** No result matches all filters: suggests which to remove, with the number of results then. */
export function NothingMatches({ removals, clearedAt }: Props) {
  const { t } = useTranslation('kit');
  return (
    <EmptyState
      icon={FilterX}
      heading={t('results.filteredOut')}
      actions={
        <>
          {removals.map(({ filter, found, to }) => (
            <Link ref={keepsFocus} key={filter} to={to} className={buttonClass('secondary')}>
              {t('results.without', { filter: isolateDirection(filter), found })}
            </Link>
          ))}
          <Link ref={keepsFocus} to={clearedAt} className={buttonClass('primary')}>
            {t('filters.clear')}
          </Link>
        </>
      }
    >
      {removals.length > 0 && <p>{t('results.loosen')}</p>}
    </EmptyState>
  );
}

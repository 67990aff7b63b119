import { isolateDirection } from '@livery/contract/content/isolated';
import { Button } from '@livery/ui/button';
import { EmptyState } from '@livery/ui/empty-state';
import { keepsFocus } from '@livery/ui/keeps-focus';
import { FilterX } from 'lucide-react';
import { useTranslation } from 'react-i18next';

interface FilterRemoval {
  /** A filter, in words. */
  readonly filter: string;
  /** The number of results without it, as text. */
  readonly found: string;
  readonly onRemove: () => void;
}

interface Props {
  /** Filters that could be removed. */
  readonly removals: readonly FilterRemoval[];
  readonly onClear: () => void;
}

/** No result matches all filters: suggests which to remove, with the number of results then. */
export function NothingMatches({ removals, onClear }: Props) {
  const { t } = useTranslation('kit');
  return (
    <EmptyState
      icon={FilterX}
      heading={t('results.filteredOut')}
      actions={
        <>
          {removals.map(({ filter, found, onRemove }) => (
            <Button ref={keepsFocus} key={filter} onClick={onRemove}>
              {t('results.without', { filter: isolateDirection(filter), found })}
            </Button>
          ))}
          <Button ref={keepsFocus} variant="primary" onClick={onClear}>
            {t('filters.clear')}
          </Button>
        </>
      }
    >
      {removals.length > 0 && <p>{t('results.loosen')}</p>}
    </EmptyState>
  );
}

import { Button } from '@livery/ui/button';
import { keepsFocus } from '@livery/ui/keeps-focus';
import layout from '@livery/ui/layout.module.css';
import { RemovableChip } from '@livery/ui/removable-chip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  readonly filters: readonly { readonly id: string; readonly label: ReactNode; readonly onRemove: () => void }[];
  readonly onClear: () => void;
}

/** The active filters, each removable; nothing if there are none. */
export function FilterChips({ filters, onClear }: Props) {
  const { t } = useTranslation('kit');
  if (filters.length === 0) return null;
  return (
    <ul role="list" className={layout.tags} aria-label={t('filters.active')}>
      {filters.map(({ id, label, onRemove }) => (
        <li key={id}>
          <RemovableChip action={t('filters.remove')} onRemove={onRemove}>
            {label}
          </RemovableChip>
        </li>
      ))}
      <li>
        <Button ref={keepsFocus} variant="plain" onClick={onClear}>
          {t('filters.clear')}
        </Button>
      </li>
    </ul>
  );
}

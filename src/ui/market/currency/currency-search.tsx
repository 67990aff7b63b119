import { Search } from 'lucide-react';
import { type ChangeEvent, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '../../../../design/visually-hidden.tsx';
import type { CurrencyEntry } from '../../../domain/market/currencies.ts';
import type { PickerOrder } from '../../../domain/market/currency-picker.ts';
import { currencySearch } from '../../../domain/market/currency-search.ts';
import list from '../../kit/dialogs/option-list.module.css';
import { useOptions } from '../../kit/dialogs/use-options.ts';
import { CurrencyGroup } from './currency-group.tsx';
import { CurrencyOption } from './currency-option.tsx';
import styles from './currency-search.module.css';
import { CurrencySkeleton } from './currency-skeleton.tsx';

interface Props {
  /** `undefined` while they are asked for. */
  readonly order: PickerOrder | undefined;
  readonly chosen: CurrencyEntry | undefined;
  readonly onChoose: (entry: CurrencyEntry) => void;
}

interface Group {
  /** Empty for a list in one piece. */
  readonly heading: string;
  readonly entries: readonly CurrencyEntry[];
  /** The place of its first entry in the whole list, counted from 0. */
  readonly first: number;
}

/**
 * A field to search in, and the list of what it finds; the keyboard stays in
 * the field (rules §5, currency search).
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function CurrencySearch({ order, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const found = useMemo(() => foundIn(order, text), [text, order]);
  const choose = useCallback(
    (index: number) => {
      const entry = found[index];
      if (entry !== undefined) onChoose(entry);
    },
    [found, onChoose],
  );
  const start = found.findIndex((entry) => entry === chosen);
  const options = useOptions({ count: found.length, start, onChoose: choose });

  return (
    <>
      <div className={styles.field}>
        <Search className={styles.icon} size={18} aria-hidden="true" />
        <input
          type="text"
          role="combobox"
          data-first
          className={styles.input}
          aria-label={t('currencies.search')}
          placeholder={t('currencies.search')}
          aria-expanded="true"
          aria-autocomplete="list"
          aria-controls={options.listId}
          aria-activedescendant={options.activeId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
          value={text}
          onChange={search}
          onKeyDown={options.onKeyDown}
        />
      </div>
      <VisuallyHidden>
        <output>{said()}</output>
      </VisuallyHidden>
      <div role="listbox" id={options.listId} className={list.list} aria-label={t('currencies.list')}>
        {grouped().map(({ heading, entries, first }) => (
          <CurrencyGroup key={heading} heading={heading}>
            {entries.map((entry, index) => (
              <CurrencyOption
                key={entry.code}
                id={options.optionId(first + index)}
                index={first + index}
                entry={entry}
                chosen={entry === chosen}
                active={first + index === options.active}
                onChoose={choose}
              />
            ))}
          </CurrencyGroup>
        ))}
      </div>
      {order === undefined && <CurrencySkeleton />}
      {order !== undefined && found.length === 0 && <p className={styles.none}>{t('currencies.none')}</p>}
    </>
  );

  /** The popular ones apart, until something is searched. */
  function grouped(): readonly Group[] {
    if (order === undefined || found.length === 0) return [];
    const { popular, others } = order;
    if (text.trim() !== '' || popular.length === 0 || others.length === 0) {
      return [{ heading: '', entries: found, first: 0 }];
    }
    return [
      { heading: t('currencies.popular'), entries: popular, first: 0 },
      { heading: t('currencies.others'), entries: others, first: popular.length },
    ];
  }

  function said() {
    if (order === undefined) return t('currencies.loading');
    return text.trim() === '' ? '' : t('currencies.found', { count: found.length });
  }

  function search({ target }: ChangeEvent<HTMLInputElement>) {
    setText(target.value);
    options.moveTo(0);
  }
}

function foundIn(order: PickerOrder | undefined, text: string): readonly CurrencyEntry[] {
  return order === undefined ? [] : currencySearch(text, [...order.popular, ...order.others]);
}

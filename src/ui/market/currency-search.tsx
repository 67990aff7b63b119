import { Search } from 'lucide-react';
import { type ChangeEvent, useCallback, useMemo, useState } from 'react';
import type { CurrencyEntry } from '../../domain/market/currencies.ts';
import { currencySearch } from '../../domain/market/currency-search.ts';
import list from '../kit/option-list.module.css';
import { useOptions } from '../kit/use-options.ts';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import { CurrencyOption } from './currency-option.tsx';
import styles from './currency-search.module.css';
import { CurrencySkeleton } from './currency-skeleton.tsx';

interface Props {
  /** `undefined` while they are asked for. */
  readonly entries: readonly CurrencyEntry[] | undefined;
  readonly chosen: CurrencyEntry | undefined;
  readonly onChoose: (entry: CurrencyEntry) => void;
}

/**
 * A field to search in, and the list of what it finds; the keyboard stays in
 * the field (specification §5, currency search).
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function CurrencySearch({ entries, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const found = useMemo(() => (entries === undefined ? [] : currencySearch(text, entries)), [text, entries]);
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
      <ul role="listbox" id={options.listId} className={list.list} aria-label={t('currencies.list')}>
        {found.map((entry, index) => (
          <CurrencyOption
            key={entry.code}
            id={options.optionId(index)}
            index={index}
            entry={entry}
            chosen={entry === chosen}
            active={index === options.active}
            onChoose={choose}
          />
        ))}
      </ul>
      {entries === undefined && <CurrencySkeleton />}
      {entries !== undefined && found.length === 0 && <p className={styles.none}>{t('currencies.none')}</p>}
    </>
  );

  function said() {
    if (entries === undefined) return t('currencies.loading');
    return text.trim() === '' ? '' : t('currencies.found', { count: found.length });
  }

  function search({ target }: ChangeEvent<HTMLInputElement>) {
    setText(target.value);
    options.moveTo(0);
  }
}

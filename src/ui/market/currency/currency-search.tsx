import type { CurrencyEntry } from '@livery/contract/market/currencies';
import { Option } from '@livery/ui/option';
import list from '@livery/ui/option-list.module.css';
import placeholder from '@livery/ui/placeholder.module.css';
import { useOptions } from '@livery/ui/use-options';
import { VisuallyHiddenStatus } from '@livery/ui/visually-hidden';
import { Search } from 'lucide-react';
import {
  type ChangeEvent,
  type ComponentProps,
  memo,
  type ReactNode,
  useCallback,
  useId,
  useMemo,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type { PickerOrder } from '../../../domain/market/currency-picker.ts';
import { currencySearch } from '../../../domain/market/currency-search.ts';
import styles from './currency-search.module.css';

const FLAG_URLS = new Map(
  Object.entries(
    import.meta.glob<string>('/node_modules/country-flag-icons/3x2/[A-Z][A-Z].svg', {
      query: '?url',
      import: 'default',
      eager: true,
    }),
  ).map(([path, address]) => [path.slice(-'AE.svg'.length, -'.svg'.length), address]),
);

interface Props {
  /** The initial text of the search. */
  readonly typed?: string | undefined;
  /** `undefined` while they are loading. */
  readonly order: PickerOrder | undefined;
  readonly chosen: CurrencyEntry | undefined;
  readonly onChoose: (entry: CurrencyEntry) => void;
}

interface EntryGroup {
  /** Empty for a list without headings. */
  readonly heading: string;
  readonly entries: readonly CurrencyEntry[];
  /** The index of its first entry in the whole list, from 0. */
  readonly first: number;
}

/**
 * A search field, and the list of matches; the focus stays in the field (rules §5, currency search).
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function CurrencySearch({ typed = '', order, chosen, onChoose }: Props) {
  const { t } = useTranslation();
  const [text, setText] = useState(typed);
  const currencyEntries = useMemo(
    () => (order ? currencySearch(text, [...order.popular, ...order.others]) : []),
    [text, order],
  );
  const choose = useCallback(
    (index: number) => {
      const entry = currencyEntries[index];
      if (entry !== undefined) onChoose(entry);
    },
    [currencyEntries, onChoose],
  );
  const start = typed === '' ? currencyEntries.findIndex((entry) => entry === chosen) : 0;
  const options = useOptions({ count: currencyEntries.length, start, onChoose: choose });

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
      <VisuallyHiddenStatus>{announcement()}</VisuallyHiddenStatus>
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
      {order !== undefined && currencyEntries.length === 0 && <p className={styles.none}>{t('currencies.none')}</p>}
    </>
  );

  /** Popular currencies first, as a separate group; no groups during a search. */
  function grouped(): readonly EntryGroup[] {
    if (order === undefined || currencyEntries.length === 0) return [];
    const { popular, others } = order;
    if (text.trim() !== '' || popular.length === 0 || others.length === 0) {
      return [{ heading: '', entries: currencyEntries, first: 0 }];
    }
    return [
      { heading: t('currencies.popular'), entries: popular, first: 0 },
      { heading: t('currencies.others'), entries: others, first: popular.length },
    ];
  }

  function announcement() {
    if (order === undefined) return t('currencies.loading');
    return text.trim() === '' ? '' : t('currencies.found', { count: currencyEntries.length });
  }

  function search({ target }: ChangeEvent<HTMLInputElement>) {
    setText(target.value);
    options.moveTo(0);
  }
}

/** A group of options of the currency list, below its heading, if any. */
function CurrencyGroup({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const id = useId();
  if (heading === '') return <ul role="presentation">{children}</ul>;
  return (
    <ul role="group" aria-labelledby={id}>
      <li role="presentation" id={id} className={styles.heading}>
        {heading}
      </li>
      {children}
    </ul>
  );
}

interface OptionProps extends Omit<ComponentProps<typeof Option>, 'children'> {
  readonly entry: CurrencyEntry;
}

/** A country and its currency; memoised, so that moving from one option to the next only renders two. */
const CurrencyOption = memo(function CurrencyOption({ entry, ...option }: OptionProps) {
  return (
    <Option {...option}>
      <Flag country={entry.code} />
      <span className={styles.names}>
        <bdi className={styles.name}>{entry.name}</bdi>{' '}
        {entry.currencyName !== undefined && <bdi className={styles.currencyName}>{entry.currencyName}</bdi>}
      </span>
      <bdi className={styles.currency}>{entry.currency}</bdi>
    </Option>
  );
});

/**
 * A country's flag, decorative; renders nothing if there is none.
 *
 * @param country ISO 3166-1 alpha-2
 */
function Flag({ country }: { readonly country: string }) {
  const address = FLAG_URLS.get(country);
  if (address === undefined) return null;
  return <img className={styles.flag} src={address} alt="" width={24} height={16} loading="lazy" />;
}

/** Placeholder for the currency list while it is loading; hidden from screen readers. */
function CurrencySkeleton() {
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: 8 }, (_, row) => (
        <span key={row} className={`${styles.row} ${placeholder.box} ${placeholder.pulsing}`} />
      ))}
    </div>
  );
}

import type { CurrencyEntry } from '@livery/contract/market/currencies';
import { FALLBACK_LANGUAGE, intlLocale, type LanguageCode } from '@livery/contract/market/language';
import type { CurrencyCode } from '@livery/contract/market/money';
import { Popup } from '@livery/ui/popup';
import { useLive } from '@livery/ui/use-live';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { pickerEntries, pickerOrder, pickerSelection } from '../../../domain/market/currency-picker.ts';
import { useShell } from '../../shell-context.tsx';
import { useLanguage } from '../../texts/use-language.ts';
import type { PickerPopupProps } from '../picker-button.tsx';
import { CurrencySearch } from './currency-search.tsx';

/** These amounts cover every plural form of the site's languages. */
const PLURAL_AMOUNTS = [0, 1, 2, 3, 11, 100, 1_000_000];

/**
 * The entries with the names of countries and currencies in a language; English names if the browser doesn't have them.
 */
function localEntries(entries: readonly CurrencyEntry[], language: LanguageCode): readonly CurrencyEntry[] {
  const english = currencyNames(FALLBACK_LANGUAGE);
  if (language === FALLBACK_LANGUAGE) {
    return entries.map((entry) => withPlurals({ ...entry, currencyName: english.of(entry.currency) ?? '' }, language));
  }
  const countries = new Intl.DisplayNames(intlLocale(language), { type: 'region', fallback: 'none' });
  const currencies = currencyNames(language);
  return entries.map((entry) => {
    const englishCurrencyName = english.of(entry.currency) ?? '';
    const local = {
      ...entry,
      name: countries.of(entry.code) ?? entry.name,
      english: entry.name,
      currencyName: currencies.of(entry.currency) ?? englishCurrencyName,
      englishCurrencyName,
    };
    return withPlurals(local, language);
  });
}

function currencyNames(language: LanguageCode): Intl.DisplayNames {
  return new Intl.DisplayNames(intlLocale(language), { type: 'currency', fallback: 'none' });
}

/**
 * Plural names are only needed for a search: each needs a formatter, and creating all of them when the list opens would
 * take too long.
 */
function withPlurals(entry: CurrencyEntry, language: LanguageCode): CurrencyEntry {
  return {
    ...entry,
    get currencyPlurals() {
      const languages = new Set([language, FALLBACK_LANGUAGE]);
      return [...new Set([...languages].flatMap((eachLanguage) => pluralNames(entry.currency, eachLanguage)))];
    },
  };
}

function pluralNames(currency: CurrencyCode, language: LanguageCode): readonly string[] {
  const format = new Intl.NumberFormat(intlLocale(language), {
    style: 'currency',
    currency,
    currencyDisplay: 'name',
    // "1.00" is a plural in English.
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  });
  return PLURAL_AMOUNTS.flatMap((amount) => format.formatToParts(amount))
    .filter(({ type }) => type === 'currency')
    .map(({ value }) => value);
}

/** The currencies that the platform enables, by country. */
export function CurrencyPopup({ anchor, typed, onClose }: PickerPopupProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { market } = useShell();
  const choice = useLive(market.currency);
  const entries = useCurrencyEntries();
  const order = useMemo(() => entries && pickerOrder(entries, language), [entries, language]);

  return (
    <Popup heading={t('currencies.title')} anchor={anchor} onClose={onClose}>
      <CurrencySearch
        typed={typed}
        order={order}
        chosen={entries && pickerSelection(choice, entries)}
        onChoose={choose}
      />
    </Popup>
  );

  function choose({ currency, code }: CurrencyEntry) {
    onClose();
    market.chooseCurrency({ currency, country: code });
  }
}

/**
 * The entries of the currency picker, loaded when it first opens: `undefined` until then; all currencies if the
 * list can't be loaded.
 */
function useCurrencyEntries(): readonly CurrencyEntry[] | undefined {
  const { market } = useShell();
  const language = useLanguage();
  const enabled = useLive(market.enabledCurrencies);

  useEffect(() => {
    if (market.enabledCurrencies.now().kind !== 'ready') market.loadCurrencies();
  }, [market]);

  return useMemo(() => {
    if (enabled.kind === 'loading') return undefined;
    return localEntries(pickerEntries(enabled.kind === 'ready' ? enabled.value : []), language);
  }, [enabled, language]);
}

import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrencyEntry } from '../../domain/market/currencies.ts';
import { pickerOrder, pickerSelection } from '../../domain/market/currency-picker.ts';
import { PopupDialog } from '../kit/popup-dialog.tsx';
import { useShell } from '../shell-context.tsx';
import { useLanguage } from '../texts/use-language.ts';
import { useLive } from '../use-live.ts';
import { CurrencySearch } from './currency-search.tsx';
import { useCurrencyEntries } from './use-currency-entries.ts';
import type { PopupProps } from './use-picker.ts';

/** The currencies that the platform enables, by country. */
export function CurrencyPopup({ anchor, onClose }: PopupProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { market } = useShell();
  const choice = useLive(market.currency);
  const entries = useCurrencyEntries();
  const order = useMemo(() => entries && pickerOrder(entries, language), [entries, language]);

  return (
    <PopupDialog heading={t('currencies.title')} anchor={anchor} onClose={onClose}>
      <CurrencySearch order={order} chosen={entries && pickerSelection(choice, entries)} onChoose={choose} />
    </PopupDialog>
  );

  function choose({ currency, code }: CurrencyEntry) {
    onClose();
    market.chooseCurrency({ currency, country: code });
  }
}

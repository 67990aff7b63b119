import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CurrencyEntry } from '../../../domain/market/currencies.ts';
import { enabledEntries, pickerOrder, pickerSelection } from '../../../domain/market/currency-picker.ts';
import { PopupDialog, type PopupProps } from '../../kit/dialogs/popup-dialog.tsx';
import { useShell } from '../../shell-context.tsx';
import { useLanguage } from '../../texts/use-language.ts';
import { useLive } from '../../use-live.ts';
import { localEntries } from '../local-entries.ts';
import { CurrencySearch } from './currency-search.tsx';

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

/** What the currency picker lists, asked for when it is first opened: `undefined` until then, all where nobody can tell. */
function useCurrencyEntries(): readonly CurrencyEntry[] | undefined {
  const { market } = useShell();
  const language = useLanguage();
  const enabled = useLive(market.enabledCurrencies);

  useEffect(() => {
    if (market.enabledCurrencies.now().kind !== 'ready') market.loadCurrencies();
  }, [market]);

  return useMemo(() => {
    if (enabled.kind === 'loading') return undefined;
    return localEntries(enabledEntries(enabled.kind === 'ready' ? enabled.value : []), language);
  }, [enabled, language]);
}

import { useEffect, useMemo } from 'react';
import type { CurrencyEntry } from '../../domain/market/currencies.ts';
import { enabledEntries } from '../../domain/market/currency-picker.ts';
import { useShell } from '../shell-context.tsx';
import { useLanguage } from '../texts/use-language.ts';
import { useLive } from '../use-live.ts';
import { localEntries } from './local-entries.ts';

/** What the currency picker lists, asked for when it is first opened: `undefined` until then, all where nobody can tell. */
export function useCurrencyEntries(): readonly CurrencyEntry[] | undefined {
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

import { languageTag } from '@livery/contract/market/language';
import { useLive } from '@livery/ui/use-live';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Prices } from '../../application/market/market.ts';
import { useShell } from '../shell-context.tsx';

/** Formats prices; while the messages of another language are loading, prices stay in the previous language. */
export function usePrices(): Prices {
  const { market } = useShell();
  const language = useLive(market.language);
  const prices = useLive(market.prices);
  const { i18n } = useTranslation();
  const [shownPrices, setShown] = useState(prices);
  if (i18n.language === languageTag(language) && shownPrices !== prices) setShown(prices);
  return shownPrices;
}

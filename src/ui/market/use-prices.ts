import { useState } from 'react';
import type { Prices } from '../../application/market/market.ts';
import { useShell } from '../shell-context.tsx';
import { useTranslation } from '../texts/use-translation.ts';
import { useLive } from '../use-live.ts';

/** How prices are shown; while the sentences of another language are on their way they, too, stay as they were. */
export function usePrices(): Prices {
  const { market } = useShell();
  const language = useLive(market.language);
  const prices = useLive(market.prices);
  const { chosen } = useTranslation();
  const [held, setHeld] = useState(prices);
  if (chosen === language && held !== prices) setHeld(prices);
  return held;
}

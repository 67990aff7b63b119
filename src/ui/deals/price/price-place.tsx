import type { ReactNode } from 'react';
import { useShell } from '../../shell-context.tsx';
import { useLive } from '../../use-live.ts';
import styles from './price-place.module.css';

/** The foot of a card and of its skeleton: as high as this visitor's prices, shown or still loading. */
export function PricePlace({ children }: { readonly children: ReactNode }) {
  const { deals } = useShell();
  const shown = useLive(deals.showsPrices);
  const agent = useLive(deals.showsAgentFigures);
  return (
    <div className={styles.price} data-agent={shown && agent}>
      {children}
    </div>
  );
}

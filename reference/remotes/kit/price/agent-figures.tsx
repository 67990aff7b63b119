import type { PriceParts } from '@livery/contract/market/price-parts';
import { useRemote } from '@livery/remote';
import { useLive } from '@livery/ui/use-live';
import { Lazy } from '../lazy.tsx';
import styles from './agent-figures.module.css';
import { loadPriceLines } from './lazy-price-lines.ts';
import { agentFigures } from './price-rules.ts';

interface Props {
  readonly price: PriceParts;
  /** The currency of the price; US dollars by default. */
  readonly currency?: string;
}

/** The agency's costs and earnings, for travel agents who aren't restricted (rules §5). */
export function AgentFigures({ price, currency = 'USD' }: Props) {
  const { showsPrices, profile } = useLive(useRemote().session);
  const figures = showsPrices ? agentFigures(price, profile) : null;
  if (figures === null) return null;
  return (
    <div className={styles.figures}>
      <Lazy load={loadPriceLines} waiting={null} level={3}>
        {({ AgentLines }) => <AgentLines figures={figures} total={{ amount: price.total, currency }} />}
      </Lazy>
    </div>
  );
}

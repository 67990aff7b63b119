import type { PriceParts } from '@livery/contract/market/price-parts';
import { AgentFigures } from '@livery/kit/price/agent-figures';
import { multiplyPrice } from '@livery/kit/price/price-rules';
import type { Money } from '@livery/remote';

interface Props {
  /** For a night. */
  readonly price: Money;
  /** What it is made of. */
  readonly rates: PriceParts | null;
  readonly nights: number;
}

/** What the agency pays and earns for all nights, for those who may see it. */
export function StayFigures({ price, rates, nights }: Props) {
  return rates !== null && <AgentFigures price={multiplyPrice(rates, nights)} currency={price.currency} />;
}

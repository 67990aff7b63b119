import type { PriceParts } from '@livery/contract/market/price-parts';
import { AgentFigures } from '@livery/kit/price/agent-figures';
import { multiplyPrice } from '@livery/kit/price/price-rules';
import type { Money } from '@livery/remote';

interface Props {
  /** For a night. */
  readonly price: Money;
  /** The parts of the price. */
  readonly rates: PriceParts | null;
  readonly nights: number;
}

/** The agency's costs and earnings for all nights, for users who may see them. */
export function StayFigures({ price, rates, nights }: Props) {
  return rates !== null && <AgentFigures price={multiplyPrice(rates, nights)} currency={price.currency} />;
}

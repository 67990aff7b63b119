import type { Seen } from '../../tests/support/seen.ts';
import type { PricesAs } from './prices-as.ts';

interface Force {
  readonly label: string;
  readonly seen?: Partial<Seen>;
  readonly prices?: PricesAs;
}

/** What every specimen can be made to show, whatever its own state says. */
export const FORCES = {
  nothing: { label: 'as each state says' },
  hidden: { label: 'prices hidden', seen: { showsPrices: false } },
  agent: { label: 'agent’s figures', seen: { showsPrices: true, showsAgentFigures: true } },
  converted: { label: 'prices converted', prices: { currency: 'EUR' } },
  pending: { label: 'rates on their way', prices: { pending: true } },
} as const satisfies Readonly<Record<string, Force>>;

export type Forced = keyof typeof FORCES;

export function isForced(value: string): value is Forced {
  return Object.hasOwn(FORCES, value);
}

export function forceOf(forced: Forced): Force {
  return FORCES[forced];
}

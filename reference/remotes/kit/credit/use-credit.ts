import { type Money, useQuery, wireRecord } from '@livery/remote';

/** What a booking takes from a credit. */
export interface Credit {
  /** In the credit's currency; `null` if the rate isn't known: then the platform says whether it is enough. */
  readonly takes: Money | null;
  readonly isEnough: boolean;
}

const RATES = { method: 'GET', path: '/api/multi-currency/exchange' } as const;

const readRates = (response: unknown) => {
  const wire = wireRecord(response);
  return wire.has('rates') ? wire.record('rates') : wire;
};

/** What a price takes from a credit, by the platform's rates: the shell has them only if it shows converted prices. */
export function useCredit(total: Money, balance: Money): Credit {
  const isForeign = balance.currency !== total.currency;
  const rates = useQuery(isForeign ? RATES : null, readRates);
  const of = rates.state.kind === 'ready' ? rates.state.value : null;
  const [from, to] = [total, balance].map(({ currency }) => of?.figure(currency) ?? (currency === 'USD' ? 1 : null));
  return creditFor(total, balance, isForeign ? quotient(to, from) : 1);
}

/** @param rate units of the credit's currency for one of the total's; `null` if it is unknown */
export function creditFor(total: Money, balance: Money, rate: number | null): Credit {
  if (rate === null || rate <= 0) return { takes: null, isEnough: true };
  const amount = Math.round(total.amount * rate * 100) / 100;
  return { takes: { amount, currency: balance.currency }, isEnough: amount <= balance.amount };
}

/** `null` if either isn't known. */
function quotient(to: number | null | undefined, from: number | null | undefined): number | null {
  return to && from ? to / from : null;
}

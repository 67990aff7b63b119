import type { RemoteContext } from '../../../../src/application/remotes/remote-context.ts';

type Money = Parameters<RemoteContext['formatCharge']>[0];

interface FakeMoney extends Pick<RemoteContext, 'formatMoney' | 'formatCharge'> {
  /** Every text that the two returned. */
  readonly formatted: ReadonlySet<string>;
}

/** Prices as `USD 12.00`. */
export function fakeMoney(rates: () => ReadonlyMap<string, number>, currency: () => string): FakeMoney {
  const formatted = new Set<string>();
  const textOf = ({ amount, currency: code }: Money) => {
    const text = `${code} ${amount.toFixed(2)}`;
    formatted.add(text);
    return text;
  };
  return {
    formatted,
    formatCharge: textOf,
    formatMoney(price) {
      const [from, to] = [rates().get(price.currency), rates().get(currency())];
      const converted = from !== undefined && to !== undefined && currency() !== price.currency;
      const shown = converted ? { amount: (price.amount / from) * to, currency: currency() } : price;
      return { text: textOf(shown), converted, shown };
    },
  };
}

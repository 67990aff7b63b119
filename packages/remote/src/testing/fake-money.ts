import type { RemoteContext } from '@livery/contract/remotes/remote-context';

type Money = Parameters<RemoteContext['formatCharge']>[0];

interface FakeMoney extends Pick<RemoteContext, 'formatMoney' | 'formatCharge'> {
  /** Every text that the two functions returned. */
  readonly formatted: ReadonlySet<string>;
}

/** Prices as `USD 12.00`, in whole units as `USD 12`. */
export function fakeMoney(rates: () => ReadonlyMap<string, number>, currency: () => string): FakeMoney {
  const formatted = new Set<string>();
  const textOf = ({ amount, currency: code }: Money, whole?: 'floor' | 'ceil') => {
    const text = `${code} ${whole === undefined ? amount.toFixed(2) : Math[whole](amount)}`;
    formatted.add(text);
    return text;
  };
  return {
    formatted,
    formatCharge: (amount) => textOf(amount),
    formatMoney(price, { whole } = {}) {
      const [from, to] = [rates().get(price.currency), rates().get(currency())];
      const isConverted = from !== undefined && to !== undefined && currency() !== price.currency;
      const shownPrice = isConverted ? { amount: (price.amount / from) * to, currency: currency() } : price;
      return { text: textOf(shownPrice, whole), converted: isConverted, shown: shownPrice };
    },
  };
}

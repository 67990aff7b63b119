import type { Money } from '@livery/contract/remotes/remote-context';
import { priceText } from '@livery/ui/price-text';
import { useLive } from '@livery/ui/use-live';
import { useMemo } from 'react';
import { useRemote } from '../use-remote.ts';
import { localeOf } from './locale.ts';

export interface Format {
  /** In the visitor's currency, with `≈` if it was converted (rules 7.13). */
  money(price: Money): string;
  /** The same in whole units, without cents: for an end of a range, which is rounded outwards. */
  whole(price: Money, round: 'floor' | 'ceil'): string;
  /** Whether `money` converts it to another currency. */
  isConverted(price: Money): boolean;
  /** An amount that is charged, in its own currency. */
  charge(amount: Money): string;
  /** `0.22 mi`, with kilometres if the language uses them. */
  distance(miles: number): string;
  /** `Feb 03, 2026`; the empty text for an invalid day. */
  day(day: string): string;
  /** `Feb 03, 2026 | Feb 04, 2026`; one day if they are equal or only one is valid; else the placeholder. */
  days(start: string, end: string, placeholder?: string): string;
  /**
   * @param digits after the decimal point, at most
   * @param least after the decimal point, at least: a score of 9.0 next to one of 8.7
   */
  number(value: number, digits?: number, least?: number): string;
  /** @param share 0.25 is a quarter */
  percent(share: number): string;
  list(items: readonly string[]): string;
}

/** Formats values in the visitor's language and currency; renders again when these change. */
export function useFormat(): Format {
  const context = useRemote();
  const language = useLive(context.language);
  const currency = useLive(context.currency);
  const rates = useLive(context.rates);
  return useMemo(() => {
    const locale = localeOf(language);
    // A new object whenever prices are formatted differently, so that memoised values are computed again.
    void [currency, rates];
    return {
      money: (price) => priceText(context.formatMoney(price)),
      whole: (price, round) => priceText(context.formatMoney(price, { whole: round })),
      isConverted: (price) => context.formatMoney(price).converted,
      charge: (amount) => context.formatCharge(amount),
      distance: (miles) => context.formatDistance(miles),
      day: (day) => context.formatDate(day),
      days(start, end, placeholder = '') {
        const [from, to] = [context.formatDate(start), context.formatDate(end)];
        const isRange = from !== '' && to !== '' && from !== to;
        return isRange ? context.formatDateRange(start, end, placeholder) : from || to || placeholder;
      },
      number: (value, digits = 2, least = 0) =>
        value.toLocaleString(locale, { minimumFractionDigits: least, maximumFractionDigits: digits }),
      percent: (share) => share.toLocaleString(locale, { style: 'percent', maximumFractionDigits: 1 }),
      list: (items) => new Intl.ListFormat(locale).format(items),
    };
  }, [context, language, currency, rates]);
}

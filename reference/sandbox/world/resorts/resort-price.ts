import type { NetRates } from '../deals/deal-rates.ts';
import { type Price, priceWithMarkup } from '../offers/price.ts';
import rates from '../rates.json' with { type: 'json' };

/** The pricing of resorts: a currency (ISO 4217), and the agency's markup in percent of the wholesale rate. */
export interface ResortPricing {
  readonly currency: string;
  readonly markup: number;
}

const EXCHANGE_RATES: ReadonlyMap<string, number> = new Map(Object.entries(rates.rates));

/** Whether resorts can be priced in a currency (ISO 4217). */
export const isResortCurrency = (currency: string): boolean => EXCHANGE_RATES.has(currency);

/**
 * The price of a night in a room that costs `times` as much as the cheapest one. Its wholesale rate is a multiple of
 * ten: tenths of a percent of it are whole cents, so that the markup of all nights is exactly this percentage of their
 * wholesale rate.
 */
export function nightPrice(net: NetRates, { currency, markup }: ResortPricing, times = 1): Price {
  const factor = (EXCHANGE_RATES.get(currency) ?? 1) * times;
  return priceWithMarkup(
    {
      base: Math.max(10, 10 * Math.round((net.base * factor) / 10)),
      taxAndFee: net.taxAndFee * factor,
      published: net.published * factor,
    },
    markup,
  );
}

/**
 * The price of all nights: each part of the price of one night, multiplied, so that they add up to the price shown for
 * one.
 */
export function stayPrice(night: Price, nights: number): Price {
  const forNights = (amount: number): number => Math.round(amount * nights * 100) / 100;
  const { published, total, base, taxesAndFees } = night;
  return {
    ...night,
    published: forNights(published),
    total: forNights(total),
    base: forNights(base),
    taxesAndFees: forNights(taxesAndFees),
  };
}

import type { Prices } from '../application/market/market.ts';
import { DEAL_CURRENCY } from '../domain/deals/deal-currency.ts';
import type { HotelDeal } from '../domain/deals/hotel-deal.ts';
import { stars } from '../domain/deals/stars.ts';

/** A hotel deal as this visitor may see it: without its rates where prices are hidden. */
export interface HotelDealView extends Omit<HotelDeal, 'rates'> {
  readonly rates?: HotelDeal['rates'];
  /** The total in the visitor's currency, where there is a total to show. */
  readonly price?: {
    readonly text: string;
    readonly amount: number;
    readonly currency: string;
    readonly converted: boolean;
  };
}

/** @param prices left out where this visitor sees none */
export function hotelDealView({ rates, ...deal }: HotelDeal, prices: Prices | undefined): HotelDealView {
  if (prices === undefined) return deal;
  if (rates.totalRate === null) return { ...deal, rates };
  const { text, converted, shown } = prices.display({ amount: rates.totalRate, currency: DEAL_CURRENCY });
  return { ...deal, rates, price: { text, ...shown, converted } };
}

export const HOTEL_DEAL_HEAD = ['Hotel', 'Stars', 'Miles', 'From', 'Total'];

/** A row of the table for people. */
export function hotelDealRow({ name, rating, distance, distanceFrom, rates, price }: HotelDealView): readonly string[] {
  const total = price === undefined ? '' : `${price.converted ? '≈ ' : ''}${price.text}`;
  return [
    name,
    '★'.repeat(stars(rating) ?? 0),
    distance?.toFixed(2) ?? '',
    distanceFrom,
    rates === undefined ? 'after sign-in' : total,
  ];
}

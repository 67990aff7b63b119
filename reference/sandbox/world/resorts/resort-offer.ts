import { daysBetween } from '../days.ts';
import type { SearchContext } from '../offers/offer.ts';
import { freeCancellationDate, type Price } from '../offers/price.ts';
import { isDay } from '../query-fields.ts';
import { resortDetails } from './resort-details.ts';
import { stayPrice } from './resort-price.ts';
import { resortRooms, type StayRequest } from './resort-records.ts';

/**
 * A resort for a stay, in the form in which agents propose it: at the price of its cheapest unit in which the guests
 * fit, in USD.
 */
export interface ResortOffer {
  readonly id: string;
  readonly product: 'resort';
  readonly name: string;
  readonly picture: string;
  readonly price: Price;
  readonly freeCancellationUntil: string | null;
  readonly propertyId: string;
  /** Its place as text. */
  readonly location: string;
  readonly stay: ProposedStay;
}

/** A unit of it. */
export interface ResortChoice {
  readonly id: string;
  readonly name: string;
  readonly price: Price;
  readonly left: number;
}

type ProposedStay = Pick<StayRequest, 'checkIn' | 'checkOut' | 'adults' | 'children'>;

/** The id of a resort for a stay: `R1~2026-02-03~2026-02-05~2~1`, with adults and children at its end. */
const OFFER_ID = /^(\w+)~([\d-]{10})~([\d-]{10})~([1-8])~([0-7])$/;

/** The id of the resort in an offer's id; `null` for another product. */
export function resortIdOf(offerId: string): string | null {
  return OFFER_ID.exec(offerId)?.[1] ?? null;
}

/** The resort, and its units in which the guests fit, for a stay; `null` if the resort or the stay is unknown. */
export function findResortOffer(
  id: string,
  { seed, origin, today, language = 'en', markups }: SearchContext,
): { readonly offer: ResortOffer; readonly choices: readonly ResortChoice[] } | null {
  const [, propertyId = '', checkIn = '', checkOut = '', adults, children] = OFFER_ID.exec(id) ?? [];
  if (!isDay(checkIn) || !isDay(checkOut) || checkOut <= checkIn) return null;
  const context = { seed, origin, language, ...(markups !== undefined && { markup: markups.resort }) };
  const resort = resortDetails(propertyId, context);
  const guests = Number(adults) + Number(children);
  const rooms = (resortRooms(propertyId, checkIn, 'USD', context) ?? []).filter(({ sleeps }) => sleeps >= guests);
  const choices = rooms.map(({ id: unit, name, rates, left }) => ({
    id: unit,
    name,
    price: stayPrice(rates, daysBetween(checkIn, checkOut)),
    left,
  }));
  const [cheapestChoice] = choices;
  if (resort === null || cheapestChoice === undefined) return null;
  const days = resort.policies.free_cancellation_days || null;
  const offer: ResortOffer = {
    id,
    product: 'resort',
    name: resort.name,
    picture: resort.image,
    price: cheapestChoice.price,
    freeCancellationUntil: freeCancellationDate(checkIn, days, today),
    propertyId,
    location: resort.location,
    stay: { checkIn, checkOut, adults: Number(adults), children: Number(children) },
  };
  return { offer, choices };
}

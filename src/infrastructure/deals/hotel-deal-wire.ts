import * as v from 'valibot';
import type { HotelDeal } from '../../domain/deals/hotel-deal.ts';
import { figure, record, text } from '../wire/tolerant.ts';
import { wireDealRates } from './rates-of-deal-wire.ts';

const wireHotelDeal = record({
  hotel: record({
    hotelDetails: record({ heroImage: text, name: text, distance: figure, distanceFrom: text }),
  }),
  rating: figure,
  rates: wireDealRates,
  link: text,
});

/** Reads one hotel deal; `null` when it has no name to show. */
export function parseHotelDeal(value: unknown): HotelDeal | null {
  const { hotel, rating, rates, link } = v.parse(wireHotelDeal, value);
  const { name, ...details } = hotel.hotelDetails;
  return name.trim() === '' ? null : { name: name.trim(), ...details, rating, rates, link };
}

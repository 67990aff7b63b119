import { type OfferPrice, priceOf } from '@livery/kit/price/offer-price';
import type { Money } from '@livery/remote';
import { moneyIn, type WireRecord, wireList } from '@livery/remote';
import type { ResortDeal } from './resort-deal.ts';

/**
 * Reads `POST /properties/deals`, `{ data: [deal] }`, without duplicates and deals that have no id or name.
 *
 * @param requested the currency of prices that name none
 * @param guests for how many it must be
 */
export function readDeals(response: unknown, requested?: string, guests = 1): readonly ResortDeal[] | undefined {
  const deals = wireList(response, 'data')
    ?.map((wire) => dealOf(wire, requested, guests))
    .filter(isDeal);
  if (deals === undefined) return undefined;
  return [...new Map(deals.map((deal) => [deal.id, deal])).values()];
}

/** The fields that every response about a resort has. */
export function dealOf(wire: WireRecord, requested?: string, guests = 1): ResortDeal {
  const priced = cheapestFor(wire, guests, requested);
  return {
    id: wire.text('id').trim(),
    name: wire.text('name').trim(),
    location: wire.text('location').trim(),
    image: wire.text('image'),
    rating: wire.figure('rating'),
    amenities: [...new Set(wire.texts('amenities').map((text) => text.trim()))].filter((text) => text !== ''),
    point: pointIn(wire.record('coordinates')),
    price: priced === null ? null : priceIn(priced, 'price', requested),
    rates: priced === null ? null : ratesIn(priced, 'price', requested),
  };
}

/**
 * What has the price of the cheapest room that so many guests fit in, `null` where they fit in none; the resort itself
 * where its service lists no rooms.
 */
function cheapestFor(resort: WireRecord, guests: number, requested?: string): WireRecord | null {
  if (!resort.hasList('rooms')) return resort;
  const cost = (room: WireRecord) => priceIn(room, 'price', requested)?.amount ?? Number.POSITIVE_INFINITY;
  const fitting = resort.records('rooms').filter((room) => (room.figure('sleeps') ?? guests) >= guests);
  return fitting.toSorted((one, other) => cost(one) - cost(other))[0] ?? null;
}

function pointIn(wire: WireRecord): ResortDeal['point'] {
  const [latitude, longitude] = [wire.figure('lat'), wire.figure('lon')];
  const isPoint = latitude !== null && longitude !== null && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180;
  return isPoint ? { latitude, longitude } : null;
}

export function isDeal({ id, name }: ResortDeal): boolean {
  return id !== '' && name !== '';
}

/** The price in a field, with the currency beside it or else the requested one; `null` where either is invalid. */
export function priceIn(wire: WireRecord, field: string, requested?: string): Money | null {
  const price = moneyIn(wire, field, requested);
  return price !== null && price.amount < 0 ? null : price;
}

/** What the price in a field is made of; `null` where that is another price, or missing. */
export function ratesIn(wire: WireRecord, field: string, requested?: string): OfferPrice | null {
  const rates = priceOf(wire.record('rates'));
  return rates?.total === priceIn(wire, field, requested)?.amount ? rates : null;
}

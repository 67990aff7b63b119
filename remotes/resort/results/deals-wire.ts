import { type OfferPrice, priceOf } from '@livery/kit/price/offer-price';
import type { Money } from '@livery/remote';
import { afterName, moneyIn, readPictures, type WireRecord, wireList } from '@livery/remote';
import { pictureUrl } from '@livery/ui/picture-source';
import type { DealRoom, ResortDeal } from './resort-deal.ts';

/**
 * Reads `POST /properties/deals`, `{ data: [deal] }`, without duplicates and deals that have no id or name.
 *
 * @param requested the currency of prices that name none
 */
export function readDeals(response: unknown, requested?: string): readonly ResortDeal[] | undefined {
  const deals = wireList(response, 'data')
    ?.map((wire) => dealOf(wire, requested))
    .filter(isDeal);
  if (deals === undefined) return undefined;
  return [...new Map(deals.map((deal) => [deal.id, deal])).values()];
}

/** The fields that every response about a resort has. */
export function dealOf(wire: WireRecord, requested?: string): ResortDeal {
  const name = wire.text('name').trim();
  const [picture = ''] = readPictures(wire, { first: 'image', all: 'images' });
  return {
    id: wire.text('id').trim(),
    name,
    location: wire.text('location').trim() || (afterName(name, wire.text('fullName').trim()) ?? ''),
    image: pictureUrl(picture),
    picture,
    rating: wire.figure('rating'),
    amenities: [...new Set(wire.texts('amenities').map((text) => text.trim()))].filter((text) => text !== ''),
    point: pointIn(wire.record('coordinates')),
    price: priceIn(wire, 'price', requested),
    rates: ratesIn(wire, 'price', requested),
    rooms: roomsIn(wire, requested),
  };
}

/** In the currency of the resort's own price. */
function roomsIn(wire: WireRecord, requested = ''): readonly DealRoom[] {
  const currency = wire.text('currency').trim().toUpperCase() || requested;
  return wire.records('rooms').flatMap((room) => {
    const [sleeps, price] = [room.figure('sleeps'), priceIn(room, 'price', currency)];
    return sleeps === null || price === null ? [] : [{ sleeps, price, rates: ratesIn(room, 'price', currency) }];
  });
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

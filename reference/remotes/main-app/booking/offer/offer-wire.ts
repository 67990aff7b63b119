import { priceOf } from '@livery/kit/price/offer-price';
import { readPictures, type WireRecord, wireRecord } from '@livery/remote';
import { definitionOf } from '../product/product.ts';
import type { Offer, Product } from './offer.ts';
import { readDay, readPoint, readRating, readWholeNumber } from './offer-fields.ts';

const PER_UNIT = ['stay', 'day', 'person', 'trip'] as const;

/** Reads `GET /api/reference/{product}/offers`, without offers that have no id, name or price. */
export function readOffers(product: Product, response: unknown): readonly Offer[] | undefined {
  const wire = wireRecord(response);
  if (!wire.hasList('data')) return undefined;
  return wire.records('data').flatMap((one) => offerOf(product, one) ?? []);
}

/** One offer; `undefined` where it is malformed. */
export function offerOf(product: Product, wire: WireRecord): Offer | undefined {
  const [id, name, price] = [wire.text('id'), wire.text('name').trim(), priceOf(wire.record('price'))];
  if (id === '' || name === '' || price === null) return undefined;
  return definitionOf(product).read(wire, { id, name, price, ...commonFields(wire) });
}

function commonFields(wire: WireRecord) {
  const [picture, unit] = [wire.text('picture'), wire.text('perUnit')];
  return {
    picture,
    point: readPoint(wire.record('place')) ?? readPoint(wire.record('pickUp')),
    pictures: readPictures(wire, { first: 'picture', all: 'pictures' }),
    rating: readRating(wire),
    reviews: readWholeNumber(wire, 'reviews') ?? 0,
    perUnit: PER_UNIT.find((known) => known === unit) ?? 'stay',
    freeCancellationUntil: readDay(wire, 'freeCancellationUntil'),
    tags: wire.texts('tags'),
  };
}

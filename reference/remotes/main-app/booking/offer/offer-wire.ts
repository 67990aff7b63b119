import { parseOfferPrice } from '@livery/kit/price/offer-price';
import { readPictures, type WireRecord, wireRecord } from '@livery/remote';
import { productDefinition } from '../product/product.ts';
import type { Offer, Product } from './offer.ts';
import { parseFreeUntil, parsePoint, parseRating, parseWholeNumber } from './offer-fields.ts';
import { withFreeCancellation } from './with-tag.ts';

const PRICE_UNITS = ['stay', 'day', 'person', 'trip'] as const;

/** Reads `GET /api/reference/{product}/offers`, without offers that have no id, name or price. */
export function parseOffers(product: Product, response: unknown): readonly Offer[] | undefined {
  const wire = wireRecord(response);
  if (!wire.hasList('data')) return undefined;
  // Computed once: for each offer, this would take longer than reading the offer.
  const today = Temporal.Now.plainDateISO().toString();
  return wire.records('data').flatMap((record) => parseOffer(product, record, today) ?? []);
}

/** One offer; `undefined` if it is malformed. @param today as `2026-02-03`, in the visitor's time zone */
export function parseOffer(product: Product, wire: WireRecord, today?: string): Offer | undefined {
  const [id, name, price] = [wire.text('id'), wire.text('name').trim(), parseOfferPrice(wire.record('price'))];
  if (id === '' || name === '' || price === null) return undefined;
  return productDefinition(product).read(wire, { id, name, price, ...parseSharedFields(wire, today) });
}

function parseSharedFields(wire: WireRecord, today: string | undefined) {
  const [picture, unit, freeCancellationUntil] = [wire.text('picture'), wire.text('perUnit'), parseFreeUntil(wire)];
  return {
    picture,
    point: parsePoint(wire.record('place')) ?? parsePoint(wire.record('pickUp')),
    pictures: readPictures(wire, { first: 'picture', all: 'pictures' }),
    rating: parseRating(wire),
    reviews: parseWholeNumber(wire, 'reviews') ?? 0,
    perUnit: PRICE_UNITS.find((knownPriceUnit) => knownPriceUnit === unit) ?? 'stay',
    freeCancellationUntil,
    tags: withFreeCancellation(wire.texts('tags'), freeCancellationUntil, today),
  };
}

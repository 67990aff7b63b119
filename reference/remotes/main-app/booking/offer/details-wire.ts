import { parseOfferPrice } from '@livery/kit/price/offer-price';
import { type WireRecord, wireRecord } from '@livery/remote';
import { productDefinition } from '../product/product.ts';
import type { Product } from './offer.ts';
import {
  type FareConditions,
  type OfferChoice,
  type OfferDetails,
  type RateConditions,
  TRAVELLER_DETAILS,
} from './offer-details.ts';
import { parseFacts } from './offer-fact.ts';
import { parseBags, parseFreeUntil, parseRating, parseWholeNumber } from './offer-fields.ts';
import { parseOffer } from './offer-wire.ts';
import { ratesForStay } from './rates-for-stay.ts';
import { remainingUnits } from './remaining-units.ts';
import { withFreeCancellation } from './with-tag.ts';

/** Reads `GET /api/reference/{product}/offers/{id}`; `undefined` if the response has no offer. */
export function parseDetails(product: Product, response: unknown): OfferDetails | undefined {
  const wire = wireRecord(response).record('data');
  const offer = parseOffer(product, wire);
  if (offer === undefined) return undefined;
  const units = productDefinition(product).units?.(offer) ?? 1;
  const choices = wire.records('choices').flatMap((choice) => parseChoice(choice, units) ?? []);
  return {
    offer,
    asks: TRAVELLER_DETAILS.filter((detail) => wire.texts('asks').includes(detail)),
    description: parseParagraphs(wire, 'description'),
    facts: parseFacts(wire),
    choices: offer.product === 'hotel' ? ratesForStay(choices, offer.stay) : choices,
    cancellation: parseParagraphs(wire.record('policies'), 'cancellation'),
    reviews: wire
      .records('reviewsSample')
      .map((review) => ({ author: review.text('author'), rating: parseRating(review), text: review.text('text') }))
      .filter(({ text }) => text !== ''),
  };
}

/** The price of an option is a record or a plain number. */
function parseChoice(wire: WireRecord, units: number): OfferChoice | undefined {
  const [id, name, total] = [wire.text('id'), wire.text('name').trim(), wire.figure('price')];
  const price =
    total === null
      ? parseOfferPrice(wire.record('price'))
      : parseOfferPrice(wireRecord({ total, base: null, published: null }));
  if (id === '' || name === '' || price === null) return undefined;
  const rate = parseRateConditions(wire.record('rate'));
  const fare = wire.isMissing('fare') ? null : parseFareConditions(wire.record('fare'));
  const [tags, conditions] = [wire.texts('tags'), rate ?? fare];
  return {
    id,
    name,
    description: wire.text('description'),
    price,
    tags: conditions === null ? tags : withFreeCancellation(tags, conditions.freeCancellationUntil),
    left: remainingUnits(rate === null || rate.forRoom === null ? units : 1, parseWholeNumber(wire, 'left')),
    rate,
    fare,
  };
}

function parseFareConditions(wire: WireRecord): FareConditions {
  return {
    ...parseBags(wire),
    freeCancellationUntil: parseFreeUntil(wire),
    cancellation: parseParagraphs(wire, 'cancellation'),
  };
}

function parseRateConditions(wire: WireRecord): RateConditions | null {
  const room = wire.text('room');
  if (room === '') return null;
  return {
    room,
    board: wire.text('board'),
    beds: wire.text('beds'),
    guests: parseWholeNumber(wire, 'guests'),
    forRoom: parseWholeNumber(wire, 'forRoom'),
    freeCancellationUntil: parseFreeUntil(wire),
    cancellation: parseParagraphs(wire, 'cancellation'),
  };
}

/** A list of paragraphs, or one text. */
function parseParagraphs(wire: WireRecord, name: string): readonly string[] {
  const texts = wire.hasList(name) ? wire.texts(name) : [wire.text(name)];
  return texts.map((text) => text.trim()).filter((text) => text !== '');
}

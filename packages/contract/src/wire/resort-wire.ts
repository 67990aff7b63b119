import * as v from 'valibot';
import { pictureUrl } from '../content/picture-source.ts';
import type { CurrencyCode } from '../market/money.ts';
import type { CallFailure } from '../notices/call-failure.ts';
import type { OfferedRoom, ResortOffer } from '../resorts/resort-deal.ts';
import { fullNameSuffix } from '../shared/full-name-suffix.ts';
import { joinNames } from '../shared/join-names.ts';
import { ok, type Result } from '../shared/result.ts';
import type { Place } from '../trip/places.ts';
import { parseCoordinates, pointFields } from './degrees.ts';
import { isRecord } from './is-record.ts';
import { parsePrice } from './money-wire.ts';
import { parseListResponse } from './parse-list-response.ts';
import { parsePictures } from './pictures-wire.ts';
import { parsePlace } from './place-wire.ts';
import { parsePriceParts } from './price-parts-wire.ts';
import { anyValue, tolerantList, tolerantNumber, tolerantRecord, tolerantText } from './tolerant.ts';

const wirePlace = tolerantRecord({
  name: tolerantText,
  location: tolerantText,
  fullName: tolerantText,
  type: tolerantText,
});

/** Reads `GET /search?key=`, `{ data: [resort] }`: a resort has a name and a place. */
export function parseResortPlaces(response: unknown): Result<readonly Place[], CallFailure> {
  return parseListResponse(response, {
    fields: ['data'],
    name: 'resort',
    entry(value) {
      const { name, location, fullName, type } = v.parse(wirePlace, value);
      const placeName = fullName.trim() || joinNames([name.trim(), location.trim()]);
      return parsePlace({ ...(isRecord(value) ? value : {}), fullName: placeName, type: type.trim() || 'resort' });
    },
  });
}

const wireOffer = tolerantRecord({
  id: tolerantText,
  name: tolerantText,
  location: tolerantText,
  fullName: tolerantText,
  rating: tolerantNumber,
  price: tolerantNumber,
  currency: tolerantText,
  rates: anyValue,
  rooms: tolerantList,
  amenities: tolerantList,
  coordinates: tolerantRecord(pointFields),
});

const wireRoom = tolerantRecord({
  sleeps: tolerantNumber,
  price: tolerantNumber,
  currency: tolerantText,
  rates: anyValue,
});

/**
 * Reads `POST /properties/deals`, `{ data: [deal] }`; deals without a name and duplicates are left out.
 *
 * @param requestedCurrency the currency of the request, for a price that names none
 */
export function parseResortDeals(
  response: unknown,
  requestedCurrency: CurrencyCode = '',
): Result<readonly ResortOffer[], CallFailure> {
  const entry = (value: unknown) => parseResortOffer(value, requestedCurrency);
  const deals = parseListResponse(response, { fields: ['data'], name: 'resort deal', entry });
  return deals.ok ? ok([...new Map(deals.value.map((deal) => [deal.id, deal])).values()]) : deals;
}

/** Reads the fields that every response about a resort has; `undefined` if it has no name. */
export function parseResortOffer(value: unknown, requestedCurrency: CurrencyCode = ''): ResortOffer | undefined {
  const wire = v.parse(wireOffer, value);
  const name = wire.name.trim();
  if (name === '') return undefined;
  const [picture = ''] = parsePictures(value, { first: 'image', all: 'images' });
  const price = parsePrice(wire.price, wire.currency, requestedCurrency);
  const rates = parsePriceParts(wire.rates);
  const amenities = wire.amenities.flatMap((amenity) => (typeof amenity === 'string' ? amenity.trim() : []));
  return {
    id: wire.id.trim() || name,
    name,
    location: wire.location.trim() || (fullNameSuffix(name, wire.fullName.trim()) ?? ''),
    image: pictureUrl(picture),
    picture,
    rating: wire.rating,
    amenities: [...new Set(amenities.filter(Boolean))],
    point: parseCoordinates(wire.coordinates),
    price,
    rates: rates?.total === price?.amount ? rates : null,
    rooms: wire.rooms.flatMap((room) => parseRoom(room, wire.currency.trim() || requestedCurrency) ?? []),
  };
}

/** @param currency that of the resort's own price */
function parseRoom(value: unknown, currency: CurrencyCode): OfferedRoom | undefined {
  const { sleeps, ...wire } = v.parse(wireRoom, value);
  const price = parsePrice(wire.price, wire.currency || currency);
  if (sleeps === null || price === null) return undefined;
  const rates = parsePriceParts(wire.rates);
  return { sleeps, price, rates: rates?.total === price.amount ? rates : null };
}

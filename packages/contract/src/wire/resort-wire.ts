import * as v from 'valibot';
import type { Hold } from '../../../../src/domain/resorts/hold.ts';
import type { CurrencyCode, Money } from '../market/money.ts';
import type { CallFailure } from '../notices/call-failure.ts';
import type { ResortAvailability } from '../resorts/resort-availability.ts';
import type { ResortDeal } from '../resorts/resort-deal.ts';
import { afterName } from '../shared/after-name.ts';
import { joinNames } from '../shared/join-names.ts';
import { err, ok, type Result } from '../shared/result.ts';
import type { Place } from '../trip/places.ts';
import { parseListResponse, unwrapped } from './parse-list-response.ts';
import { parsePlace } from './place-wire.ts';
import { figure, flag, isRecord, list, record, text } from './tolerant.ts';

/** The rules name the call and not its fields: these are spelt like its query's, or as the rest of the API is. */
const wireHold = record({
  reference_number: text,
  referenceNumber: text,
  status: text,
  expires_at: text,
  expiresAt: text,
});

/** Reads `GET /properties/hold-check`, `{ data: hold | null }`; what has no reference is no hold. */
export function parseHoldResponse(response: unknown): Result<Hold | null, CallFailure> {
  if (typeof response !== 'object' || response === null) {
    return err({ kind: 'malformed', problem: 'The hold response is not an object.' });
  }
  const wire = v.parse(wireHold, unwrapped(response, ['data']));
  const reference = wire.reference_number.trim() || wire.referenceNumber.trim();
  if (reference === '') return ok(null);
  switch (wire.status.trim().toUpperCase()) {
    // What was booked is held no longer, and isn't released by anybody.
    case 'BOOKED':
      return ok(null);
    case 'RELEASED':
    case 'RELEASE':
    case 'CANCELLED':
      return ok({ kind: 'released', reference });
    case 'EXPIRED':
      return ok({ kind: 'expired', reference });
    default:
      return ok({ kind: 'held', reference, expiresAt: parseInstant(wire.expires_at || wire.expiresAt) });
  }
}

function parseInstant(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text.trim());
  } catch {
    return null;
  }
}

const wireAvailability = record({ available: flag, rooms: list });
const wireRoom = record({ left: figure });

/**
 * Reads `GET /properties/availability`, `{ data: { available } }` or
 * `{ data: { rooms: [{ left }] } }`: bookable by that flag, or where a room
 * is left.
 */
export function parseAvailability(response: unknown, propertyId: string): Result<ResortAvailability, CallFailure> {
  if (typeof response !== 'object' || response === null) {
    return err({ kind: 'malformed', problem: 'The availability response is not an object.' });
  }
  const { available, rooms } = v.parse(wireAvailability, unwrapped(response, ['data']));
  const isAvailable = rooms.some((room) => (v.parse(wireRoom, room).left ?? 0) > 0);
  return ok({ propertyId, available: available || isAvailable });
}

const wireResort = record({
  id: text,
  name: text,
  image: text,
  cover: record({ url: text }),
  location: text,
  fullName: text,
  type: text,
  rating: figure,
  price: figure,
  currency: text,
});

/** Reads `GET /search?key=`, `{ data: [resort] }`: a resort has a name and a place. */
export function parseResortPlaces(response: unknown): Result<readonly Place[], CallFailure> {
  return parseListResponse(response, {
    fields: ['data'],
    name: 'resort',
    entry(value) {
      const { name, location, fullName, type } = v.parse(wireResort, value);
      const written = fullName.trim() || joinNames([name.trim(), location.trim()]);
      return parsePlace({ ...(isRecord(value) ? value : {}), fullName: written, type: type.trim() || 'resort' });
    },
  });
}

/**
 * Reads `POST /properties/deals`, `{ data: [deal] }`; a deal without a name is
 * left out.
 *
 * @param requested the currency of the request: that of a price that names none
 */
export function parseResortDeals(
  response: unknown,
  requested: CurrencyCode,
): Result<readonly ResortDeal[], CallFailure> {
  return parseListResponse(response, {
    fields: ['data'],
    name: 'resort deal',
    entry(value) {
      const { id, name, image, cover, location, fullName, price, currency, rating } = v.parse(wireResort, value);
      const named = name.trim();
      if (named === '') return undefined;
      return {
        id: id.trim() || named,
        name: named,
        image: image.trim() || cover.url,
        location: location.trim() || (afterName(named, fullName.trim()) ?? ''),
        rating,
        price: moneyOf(price, currency, requested),
      };
    },
  });
}

function moneyOf(amount: number | null, currency: string, requested: CurrencyCode): Money | null {
  const code = currency.trim().toUpperCase();
  return amount === null ? null : { amount, currency: /^[A-Z]{3}$/.test(code) ? code : requested };
}

import * as v from 'valibot';
import type { CallFailure } from '../notices/call-failure.ts';
import { BOARDS, type ResortUnit } from '../resorts/resort-availability.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { isRecord } from './is-record.ts';
import { parsePrice } from './money-wire.ts';
import { unwrapResponse } from './parse-list-response.ts';
import { parsePriceParts } from './price-parts-wire.ts';
import { anyValue, tolerantFlag, tolerantList, tolerantNumber, tolerantRecord, tolerantText } from './tolerant.ts';

const wireAvailability = tolerantRecord({ available: tolerantFlag, rooms: tolerantList });
const wireUnit = tolerantRecord({
  id: tolerantText,
  name: tolerantText,
  sleeps: tolerantNumber,
  bedrooms: tolerantNumber,
  size: tolerantNumber,
  board: tolerantText,
  price: tolerantNumber,
  currency: tolerantText,
  rates: anyValue,
  left: tolerantNumber,
});

/** The availability of a resort for a stay. */
interface Availability {
  /** According to a flag of the service, or because a room is left. */
  readonly available: boolean;
  /** The rooms that have a name, without duplicates; `null` if the response has no list of rooms. */
  readonly units: readonly ResortUnit[] | null;
}

/** Reads `GET /properties/availability`, `{ data: { available } }` or `{ data: { rooms: [room] } }`, or either without its wrapper. */
export function parseAvailability(response: unknown): Result<Availability, CallFailure> {
  if (typeof response !== 'object' || response === null) {
    return err({ kind: 'malformed', problem: 'The availability response is not an object.' });
  }
  const body = unwrapResponse(response, ['data']);
  const { available, rooms } = v.parse(wireAvailability, body);
  const units = rooms.map(parseUnit);
  const namedUnits = new Map(units.filter(({ name }) => name !== '').map((unit) => [unit.id, unit]));
  return ok({
    available: available || units.some(({ left }) => left > 0),
    units: isRecord(body) && Object.hasOwn(body, 'rooms') ? [...namedUnits.values()] : null,
  });
}

function parseUnit(value: unknown): ResortUnit {
  const { sleeps, bedrooms, size, ...wire } = v.parse(wireUnit, value);
  const name = wire.name.trim();
  const price = parsePrice(wire.price, wire.currency);
  const rates = parsePriceParts(wire.rates);
  return {
    id: wire.id.trim() || name,
    name,
    sleeps,
    bedrooms,
    size,
    board: BOARDS.find((knownBoard) => knownBoard === wire.board) ?? '',
    price,
    rates: rates?.total === price?.amount ? rates : null,
    left: Math.max(0, Math.floor(wire.left ?? 0)),
  };
}

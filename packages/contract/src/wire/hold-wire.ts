import * as v from 'valibot';
import type { CallFailure } from '../notices/call-failure.ts';
import type { HeldStay, ResortHold } from '../resorts/resort-hold.ts';
import { isBeforeDay, parsePlainDate } from '../search/search-days.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { parsePrice } from './money-wire.ts';
import { unwrapResponse } from './parse-list-response.ts';
import { parsePriceParts } from './price-parts-wire.ts';
import { anyValue, tolerantNumber, tolerantRecord, tolerantText } from './tolerant.ts';

const wireStay = tolerantRecord({
  property_name: tolerantText,
  location: tolerantText,
  image: tolerantText,
  unit_id: tolerantText,
  unit: tolerantText,
  check_in: tolerantText,
  check_out: tolerantText,
  adults: tolerantNumber,
  children: tolerantNumber,
  total: tolerantNumber,
  currency: tolerantText,
  rates: anyValue,
  free_cancellation_days: tolerantNumber,
});

/** The rules name the call but not its fields: these names are like those of its query, or of the rest of the API. */
const wireHold = tolerantRecord({
  reference_number: tolerantText,
  referenceNumber: tolerantText,
  property_id: tolerantText,
  status: tolerantText,
  expires_at: tolerantText,
  expiresAt: tolerantText,
  stay: wireStay,
});

/** Status values of the service; any other one counts as `held`. */
const STATUSES: ReadonlyMap<string, ResortHold['status']> = new Map([
  ['RELEASED', 'released'],
  ['RELEASE', 'released'],
  ['EXPIRED', 'expired'],
  ['BOOKED', 'booked'],
  ['CANCELLED', 'cancelled'],
]);

/**
 * Reads `GET /properties/hold-check` and `/itineraries`, `{ data: hold | null }` or the bare hold; an object without a
 * reference isn't a hold.
 */
export function parseHold(response: unknown): Result<ResortHold | null, CallFailure> {
  if (typeof response !== 'object' || response === null) {
    return err({ kind: 'malformed', problem: 'The hold response is not an object.' });
  }
  const wire = v.parse(wireHold, unwrapResponse(response, ['data']));
  const reference = wire.reference_number.trim() || wire.referenceNumber.trim();
  if (reference === '') return ok(null);
  return ok({
    reference,
    propertyId: wire.property_id.trim(),
    status: STATUSES.get(wire.status.trim().toUpperCase()) ?? 'held',
    expiresAt: parseInstant(wire.expires_at || wire.expiresAt),
    stay: parseHeldStay(wire.stay),
  });
}

function parseHeldStay(wire: v.InferOutput<typeof wireStay>): HeldStay | null {
  const total = parsePrice(wire.total, wire.currency);
  const [checkIn, checkOut] = [parsePlainDate(wire.check_in), parsePlainDate(wire.check_out)];
  if (total === null || checkIn === null || checkOut === null || !isBeforeDay(checkIn, checkOut)) return null;
  const rates = parsePriceParts(wire.rates);
  return {
    propertyName: wire.property_name.trim(),
    location: wire.location.trim(),
    image: wire.image,
    unitId: wire.unit_id.trim(),
    unit: wire.unit.trim(),
    checkIn: wire.check_in,
    checkOut: wire.check_out,
    adults: Math.max(1, wire.adults ?? 1),
    children: Math.max(0, wire.children ?? 0),
    total,
    rates: rates?.total === total.amount ? rates : null,
    freeCancellationDays: wire.free_cancellation_days,
  };
}

function parseInstant(text: string): Temporal.Instant | null {
  try {
    return Temporal.Instant.from(text.trim());
  } catch {
    return null;
  }
}

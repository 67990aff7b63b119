import { type WireRecord, wireRecord } from '@livery/remote';
import { priceIn, ratesIn } from '../results/deals-wire.ts';
import { nightsOf } from '../stay/stay.ts';
import type { Hold, HoldStay } from './hold.ts';

/** Status values of the service; any other one counts as `held`. */
const STATUSES: ReadonlyMap<string, Hold['status']> = new Map([
  ['RELEASED', 'released'],
  ['RELEASE', 'released'],
  ['EXPIRED', 'expired'],
  ['BOOKED', 'booked'],
  ['CANCELLED', 'cancelled'],
]);

/**
 * Reads the responses of `/itineraries` and `GET /properties/hold-check`, `{ data: hold | null }` or the bare hold: `null` where
 * there is no hold, `undefined` where the response is malformed.
 */
export function readHold(response: unknown): Hold | null | undefined {
  const body = wireRecord(response);
  if (!body.has('data') && !body.has('reference_number')) return undefined;
  const wire = body.has('data') ? body.record('data') : body;
  const reference = wire.text('reference_number').trim();
  if (reference === '') return null;
  const expiresAt = Date.parse(wire.text('expires_at').trim());
  return {
    reference,
    propertyId: wire.text('property_id').trim(),
    status: STATUSES.get(wire.text('status').trim().toUpperCase()) ?? 'held',
    expiresAt: Number.isFinite(expiresAt) ? expiresAt : null,
    stay: stayOf(wire.record('stay')),
  };
}

function stayOf(wire: WireRecord): HoldStay | null {
  const [total, checkIn, checkOut] = [priceIn(wire, 'total'), wire.text('check_in'), wire.text('check_out')];
  if (total === null || nightsOf({ checkIn, checkOut }) < 1) return null;
  return {
    propertyName: wire.text('property_name').trim(),
    location: wire.text('location').trim(),
    image: wire.text('image'),
    unitId: wire.text('unit_id').trim(),
    unit: wire.text('unit').trim(),
    checkIn,
    checkOut,
    adults: Math.max(1, wire.figure('adults') ?? 1),
    children: Math.max(0, wire.figure('children') ?? 0),
    total,
    rates: ratesIn(wire, 'total'),
    freeCancellationDays: wire.figure('free_cancellation_days'),
  };
}

import { type RemoteCall, readPictures, type WireRecord, wireRecord } from '@livery/remote';
import { dealOf, isDeal } from '../results/deals-wire.ts';
import type { Resort, ResortFacts, ResortPolicies } from './resort.ts';

export function resortCall(id: string): RemoteCall {
  return { service: 'resort', method: 'GET', path: '/properties/details', query: { property_id: id } };
}

/** Reads `GET /properties/details`, `{ data: resort }`; `undefined` where it is malformed. */
export function readResort(response: unknown): Resort | undefined {
  const wire = wireRecord(response).record('data');
  const deal = dealOf(wire);
  if (!isDeal(deal)) return undefined;
  const images = readPictures(wire, { first: 'image', all: 'images' });
  return {
    ...deal,
    images: images.length === 0 ? [''] : images,
    facts: factsIn(wire.record('facts')),
    policies: policiesIn(wire.record('policies')),
  };
}

function factsIn(wire: WireRecord): ResortFacts {
  return {
    checkInFrom: timeIn(wire, 'check_in_from'),
    checkOutUntil: timeIn(wire, 'check_out_until'),
    units: countIn(wire, 'units'),
    opened: countIn(wire, 'opened'),
    restaurants: countIn(wire, 'restaurants'),
    airportMinutes: countIn(wire, 'airport_minutes'),
  };
}

function policiesIn(wire: WireRecord): ResortPolicies {
  const days = wire.figure('free_cancellation_days');
  return {
    freeCancellationDays: days !== null && Number.isInteger(days) && days >= 0 ? days : null,
    minimumAge: countIn(wire, 'minimum_age'),
    pets: yesOrNo(wire, 'pets'),
    smoking: yesOrNo(wire, 'smoking'),
  };
}

/** A positive whole number. */
function countIn(wire: WireRecord, field: string): number | null {
  const count = wire.figure(field);
  return count !== null && Number.isInteger(count) && count > 0 ? count : null;
}

function timeIn(wire: WireRecord, field: string): string {
  const time = wire.text(field);
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : '';
}

function yesOrNo(wire: WireRecord, field: string): boolean | null {
  if (wire.flag(field)) return true;
  return wire.isFalse(field) ? false : null;
}

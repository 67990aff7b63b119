import { isRecord } from '@livery/contract/wire/is-record';
import { parsePictures } from '@livery/contract/wire/pictures-wire';
import { parseResortOffer } from '@livery/contract/wire/resort-wire';
import { tolerantRecord } from '@livery/contract/wire/tolerant';
import type { RemoteCall } from '@livery/remote';
import * as v from 'valibot';
import type { Resort } from './resort.ts';

/** A positive whole number. */
const tolerantCount = v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))), null);
/** A whole number, 0 included. */
const tolerantDays = v.fallback(v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0))), null);
const tolerantTime = v.fallback(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), '');
const tolerantBoolean = v.fallback(v.nullable(v.boolean()), null);

const wireResort = tolerantRecord({
  facts: tolerantRecord({
    check_in_from: tolerantTime,
    check_out_until: tolerantTime,
    units: tolerantCount,
    opened: tolerantCount,
    restaurants: tolerantCount,
    airport_minutes: tolerantCount,
  }),
  policies: tolerantRecord({
    free_cancellation_days: tolerantDays,
    minimum_age: tolerantCount,
    pets: tolerantBoolean,
    smoking: tolerantBoolean,
  }),
});

export function resortCall(id: string): RemoteCall {
  return { service: 'resort', method: 'GET', path: '/properties/details', query: { property_id: id } };
}

/** Reads `GET /properties/details`, `{ data: resort }`; `undefined` if it is malformed. */
export function parseResort(response: unknown): Resort | undefined {
  const value = isRecord(response) ? response.data : undefined;
  const offer = parseResortOffer(value);
  if (offer === undefined) return undefined;
  const { facts, policies } = v.parse(wireResort, value);
  const images = parsePictures(value, { first: 'image', all: 'images' });
  return {
    ...offer,
    images: images.length === 0 ? [''] : images,
    facts: {
      checkInFrom: facts.check_in_from,
      checkOutUntil: facts.check_out_until,
      units: facts.units,
      opened: facts.opened,
      restaurants: facts.restaurants,
      airportMinutes: facts.airport_minutes,
    },
    policies: {
      freeCancellationDays: policies.free_cancellation_days,
      minimumAge: policies.minimum_age,
      pets: policies.pets,
      smoking: policies.smoking,
    },
  };
}

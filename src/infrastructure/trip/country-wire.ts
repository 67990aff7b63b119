import * as v from 'valibot';
import { type CarCountry, carCountryOf } from '../../domain/trip/places.ts';
import { record, text } from '../wire/tolerant.ts';

const wireCountry = record({ code: text, countryCode: text, name: text, countryName: text });

/** Reads one country; `undefined` where it has no code of two letters. */
export function parseCountry(value: unknown): CarCountry | undefined {
  const wire = v.parse(wireCountry, value);
  return carCountryOf({ code: wire.code || wire.countryCode, name: wire.name || wire.countryName });
}

import * as v from 'valibot';
import type { CountryCode } from '../../application/agency/platform-source.port.ts';
import { parseCountry } from '../trip/country-wire.ts';
import { record, text } from '../wire/tolerant.ts';

/** The rules name the call and not its fields: these are what such lists call them. */
const wireDialCode = record({ dialCode: text, dial_code: text, callingCode: text, phoneCode: text, phone: text });

/** Reads a country with its calling code, which is written as `+971`, `971` or `00971`, or not at all. */
export function parseCountryCode(value: unknown): CountryCode | undefined {
  const country = parseCountry(value);
  if (country === undefined) return undefined;
  const dialled = Object.values(v.parse(wireDialCode, value)).find((code) => code !== '') ?? '';
  const digits = dialled.replace(/\D/g, '').replace(/^0+/, '');
  return { ...country, dialCode: digits === '' ? '' : `+${digits}` };
}

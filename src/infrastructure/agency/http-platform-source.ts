import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Country, CountryCode } from '@livery/contract/remotes/platform';
import { err, ok, type Result } from '@livery/contract/shared/result';
import { isRecord } from '@livery/contract/wire/is-record';
import { parseListResponse } from '@livery/contract/wire/parse-list-response';
import { tolerantRecord, tolerantText } from '@livery/contract/wire/tolerant';
import { parseCountry } from '@livery/contract/wire/trip-lists-wire';
import * as v from 'valibot';
import type { PlatformSource } from '../../application/agency/platform-source.port.ts';
import { type HttpClient, parseBody } from '../http/http-client.ts';

/** The rules name the call but not its fields; these are the usual names in such lists. */
const wireDialCode = tolerantRecord({
  dialCode: tolerantText,
  dial_code: tolerantText,
  callingCode: tolerantText,
  phoneCode: tolerantText,
  phone: tolerantText,
});

/** Reads a country with its calling code, which may be written as `+971`, `971` or `00971`, or be missing. */
function parseCountryCode(value: unknown): CountryCode | undefined {
  const country = parseCountry(value);
  if (country === undefined) return undefined;
  const dialled = Object.values(v.parse(wireDialCode, value)).find((code) => code !== '') ?? '';
  const digits = dialled.replace(/\D/g, '').replace(/^0+/, '');
  return { ...country, dialCode: digits === '' ? '' : `+${digits}` };
}

/** Reads `GET /api/code`, whose wrapper the rules don't name. */
function parseCountryCodes(response: unknown): Result<readonly CountryCode[], CallFailure> {
  const fields = ['data', 'codes', 'code', 'countryCodes', 'countries'];
  return parseListResponse(response, { fields, entry: parseCountryCode, name: 'country code' });
}

/** Reads `GET /api/admin/country/enable`, `{ data: [{ name, code }] }`. */
function parseEnabledCountries(response: unknown): Result<readonly Country[], CallFailure> {
  return parseListResponse(response, { fields: ['data'], entry: parseCountry, name: 'country' });
}

/** Reads `{ CurrentPayment }`, or only the name; a response without a name is a good one. */
function parsePaymentGateway(response: unknown): Result<string, CallFailure> {
  const name = isRecord(response) ? (response.CurrentPayment ?? response.data ?? '') : response;
  if (typeof name !== 'string') return err({ kind: 'malformed', problem: 'The payment gateway is not a name.' });
  return ok(name.trim());
}

/** Reads the lists that remote modules need from the platform. @rule 7.7 */
export function httpPlatformSource(http: HttpClient): PlatformSource {
  return {
    paymentGateway: (signal) => parseBody(http.get('/api/getCurrentPaymentGateway', {}, signal), parsePaymentGateway),
    countryCodes: (signal) => parseBody(http.get('/api/code', {}, signal), parseCountryCodes),
    enabledCountries: (signal) => parseBody(http.get('/api/admin/country/enable', {}, signal), parseEnabledCountries),
  };
}

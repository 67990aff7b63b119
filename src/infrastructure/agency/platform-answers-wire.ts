import type { Country, CountryCode } from '../../application/agency/platform-source.port.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import { parseCountry } from '../trip/country-wire.ts';
import { parseListAnswer } from '../wire/parse-list-answer.ts';
import { parseCountryCode } from './country-code-wire.ts';

/** Reads `GET /api/code`, whose wrapper the rules don't name. */
export function parseCountryCodes(answer: unknown): Result<readonly CountryCode[], CallFailure> {
  const fields = ['data', 'codes', 'code', 'countryCodes', 'countries'];
  return parseListAnswer(answer, { fields, entry: parseCountryCode, name: 'country code' });
}

/** Reads `GET /api/admin/country/enable`, `{ data: [{ name, code }] }`. */
export function parseEnabledCountries(answer: unknown): Result<readonly Country[], CallFailure> {
  return parseListAnswer(answer, { fields: ['data'], entry: parseCountry, name: 'country' });
}

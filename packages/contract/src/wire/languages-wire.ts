import { isLanguageCode, type LanguageCode } from '../market/language.ts';
import type { CallFailure } from '../notices/call-failure.ts';
import { ok, type Result } from '../shared/result.ts';
import { isRecord } from './is-record.ts';
import { parseListResponse } from './parse-list-response.ts';

/**
 * Reads `GET /api/agency/languages`, `{ languages: [{ name, code, value }] }`, or bare codes. Returns the interface
 * languages among them, without duplicates, by their value or their code, in any letter case.
 * @rule 3.6
 */
export function parseLanguages(response: unknown): Result<readonly LanguageCode[], CallFailure> {
  const languages = parseListResponse(response, {
    fields: ['languages', 'data'],
    entry: parseLanguage,
    name: 'language',
  });
  return languages.ok ? ok([...new Set(languages.value)]) : languages;
}

function parseLanguage(value: unknown): LanguageCode | undefined {
  const namedCurrency = isRecord(value) ? [value.value, value.code] : [value];
  return namedCurrency.map((name) => (typeof name === 'string' ? name.trim().toLowerCase() : '')).find(isLanguageCode);
}

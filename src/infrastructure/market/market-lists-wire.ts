import { isLanguageCode, type LanguageCode } from '@livery/contract/market/language';
import type { CallFailure } from '@livery/contract/notices/call-failure';
import { ok, type Result } from '@livery/contract/shared/result';
import { parseListResponse } from '@livery/contract/wire/parse-list-response';
import { record, text } from '@livery/contract/wire/tolerant';
import * as v from 'valibot';
import type { EnabledCurrency } from '../../domain/market/currency-picker.ts';

const wireCurrency = record({ currency: text, code: text });

/** Reads `GET /api/admin/country/enableCurrencies`, `{ data: [{ currency, code? }] }`, or the currencies' bare codes. */
export function parseEnabledCurrencies(response: unknown): Result<readonly EnabledCurrency[], CallFailure> {
  return parseListResponse(response, { fields: ['data'], entry: parseEnabledCurrency, name: 'enabled currency' });
}

function parseEnabledCurrency(value: unknown): EnabledCurrency | undefined {
  const wire = typeof value === 'string' ? { currency: value, code: '' } : v.parse(wireCurrency, value);
  const currency = wire.currency.trim().toUpperCase();
  const country = wire.code.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  return { currency, country: /^[A-Z]{2}$/.test(country) ? country : undefined };
}

const wireLanguage = record({ value: text, code: text });

/**
 * Reads `GET /api/agency/languages`, `{ languages: [{ name, code, value }] }`, or
 * bare codes. Each language of the interface comes once, by its value or its
 * code, in any letter case.
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
  const { value: first, code } = typeof value === 'string' ? { value, code: '' } : v.parse(wireLanguage, value);
  return [first, code].map((text) => text.trim().toLowerCase()).find(isLanguageCode);
}

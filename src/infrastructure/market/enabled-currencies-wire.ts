import * as v from 'valibot';
import type { EnabledCurrency } from '../../domain/market/currency-picker.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import type { Result } from '../../domain/shared/result.ts';
import { parseListAnswer } from '../wire/parse-list-answer.ts';
import { record, text } from '../wire/tolerant.ts';

const wireCurrency = record({ currency: text, code: text });

/** Reads `GET /api/admin/country/enableCurrencies`, `{ data: [{ currency, code? }] }`, or the currencies' bare codes. */
export function parseEnabledCurrencies(answer: unknown): Result<readonly EnabledCurrency[], CallFailure> {
  return parseListAnswer(answer, { fields: ['data'], entry: parseEnabledCurrency, name: 'enabled currency' });
}

function parseEnabledCurrency(value: unknown): EnabledCurrency | undefined {
  const wire = typeof value === 'string' ? { currency: value, code: '' } : v.parse(wireCurrency, value);
  const currency = wire.currency.trim().toUpperCase();
  const country = wire.code.trim().toUpperCase();
  if (!/^[A-Z]{3}$/.test(currency)) return undefined;
  return { currency, country: /^[A-Z]{2}$/.test(country) ? country : undefined };
}

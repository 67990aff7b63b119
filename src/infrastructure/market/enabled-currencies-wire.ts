import type { CallFailure } from '@livery/contract/notices/call-failure';
import type { Result } from '@livery/contract/shared/result';
import { parseListResponse } from '@livery/contract/wire/parse-list-response';
import { tolerantRecord, tolerantText } from '@livery/contract/wire/tolerant';
import * as v from 'valibot';
import type { EnabledCurrency } from '../../domain/market/currency-picker.ts';

const wireCurrency = tolerantRecord({ currency: tolerantText, code: tolerantText });

/** Reads `GET /api/admin/country/enableCurrencies`, `{ data: [{ currency, code? }] }`, or a list of currency codes. */
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

import type { RateTable } from '../../application/market/rate-source.port.ts';
import { type ExchangeRates, usableRates } from '../../domain/market/exchange-rates.ts';
import type { CallFailure } from '../../domain/notices/call-failure.ts';
import { err, ok, type Result } from '../../domain/shared/result.ts';
import { isRecord } from '../wire/tolerant.ts';

/** Reads a map of currency to rate; unusable ones are left out, and so are texts that look like numbers. */
export function parseRates(value: unknown): ExchangeRates {
  return usableRates(isRecord(value) ? Object.entries(value) : []);
}

/** Reads `GET /api/multi-currency/exchange`: `{ rates, date? }`, or the bare map. A response without a usable rate is malformed. */
export function parseRatesResponse(response: unknown): Result<RateTable, CallFailure> {
  const body = isRecord(response) ? response : {};
  const rates = parseRates('rates' in body ? body.rates : body);
  if (rates.size === 0) return err({ kind: 'malformed', problem: 'The exchange response holds no usable rate.' });
  return ok({ rates, date: parseDay(body.date) });
}

function parseDay(value: unknown): Temporal.PlainDate | undefined {
  if (typeof value !== 'string' || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return undefined;
  try {
    return Temporal.PlainDate.from(value, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}

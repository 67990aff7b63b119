import { type ExchangeRates, isUsableRate, type RateTable } from '../market/exchange-rates.ts';
import type { CallFailure } from '../notices/call-failure.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { isRecord } from './is-record.ts';

/**
 * Reads a map from currency to rate: the usable rates of codes with three capital letters. A number in a text isn't
 * read. Rates are per US dollar; if there are any but none for the dollar itself, its rate is 1.
 *
 * @rule 7.7, 7.14
 */
export function parseRates(value: unknown): ExchangeRates {
  const record = isRecord(value) ? value : {};
  const usable = Object.entries(record).filter(
    (entry): entry is [string, number] =>
      /^[A-Z]{3}$/.test(entry[0]) && typeof entry[1] === 'number' && isUsableRate(entry[1]),
  );
  return new Map(usable.length === 0 || Object.hasOwn(record, 'USD') ? usable : [...usable, ['USD', 1]]);
}

/** Reads `GET /api/multi-currency/exchange`: `{ rates, date? }`, or the bare map. A response without a usable rate is malformed. */
export function parseRatesResponse(response: unknown): Result<RateTable, CallFailure> {
  const body = isRecord(response) ? response : {};
  const rates = parseRates('rates' in body ? body.rates : body);
  if (rates.size === 0) return err({ kind: 'malformed', problem: 'The exchange response holds no usable rate.' });
  return ok({ rates, date: parseDay(body.date) });
}

function parseDay(value: unknown): Temporal.PlainDate | undefined {
  const day = typeof value === 'string' ? value.trim() : '';
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  try {
    return Temporal.PlainDate.from(day, { overflow: 'reject' });
  } catch {
    return undefined;
  }
}

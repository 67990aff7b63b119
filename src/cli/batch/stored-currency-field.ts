import * as v from 'valibot';
import type { CurrencyChoice } from '../../domain/market/currency-choice.ts';
import { resolveCurrency } from '../../domain/market/resolve-currency.ts';
import { objectField } from './object-field.ts';

const wireChoice = v.object({
  currency: v.string(),
  country: v.fallback(v.optional(v.string()), undefined),
  code: v.fallback(v.optional(v.string()), undefined),
});

/**
 * What a device remembers of the traveller's currency: the stored text or what
 * it says (`{ currency, country }`, with `code` for `country` too), a currency
 * code alone, or `null`. Damaged or unknown, it counts as not stored.
 */
export const storedCurrencyField = v.pipe(
  v.nullish(v.union([v.string(), objectField], 'text, an object or null'), null),
  v.transform((stored) => (typeof stored === 'string' ? fromText(stored) : fromWire(stored))),
);

function fromText(text: string): CurrencyChoice | undefined {
  try {
    return fromWire(JSON.parse(text));
  } catch {
    return fromWire({ currency: text.trim() });
  }
}

function fromWire(value: unknown): CurrencyChoice | undefined {
  const wire = v.safeParse(wireChoice, value);
  if (!wire.success) return undefined;
  const { currency, country, code = country } = wire.output;
  const choice = resolveCurrency({ query: { currency, code }, stored: undefined, partner: false });
  return choice.currency === currency.toUpperCase() ? choice : undefined;
}

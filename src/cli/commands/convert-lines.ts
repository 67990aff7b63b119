import * as v from 'valibot';
import { convert } from '../../domain/market/convert.ts';
import { displayPrice } from '../../domain/market/display-price.ts';
import type { ExchangeRates } from '../../domain/market/exchange-rates.ts';
import { parseRates } from '../../infrastructure/market/rates-wire.ts';
import { agencyField, languageField, policiesField, textField } from '../batch/line-fields.ts';
import { linePolicies } from '../batch/line-policies.ts';
import { lineRule } from '../batch/line-rule.ts';
import { objectField } from '../batch/object-field.ts';

/** Prices in another currency; without a usable rate the value is `null` and the text keeps the source currency (rules 7.12), as it does for an amount that can't be printed (rules 7.14). */
export const convertLines = lineRule({
  name: 'convert',
  summary: 'Converts an amount to another currency, through the US dollar.',
  example: {
    in: { amount: 10, from: 'EUR', to: 'GBP', rates: { USD: 1, EUR: 0.5, GBP: 0.25 } },
    out: { value: 5, text: '£5.00' },
  },
  line: v.object({
    amount: v.pipe(v.number('a finite number'), v.finite('a finite number')),
    from: textField,
    to: textField,
    rates: objectField,
    language: languageField,
    agency: agencyField,
    policies: policiesField,
  }),
  answer(line, context) {
    const price = { amount: line.amount, currency: line.from };
    const rates = ratesOf([line.from, line.to], line.rates);
    const converted = convert(price, line.to, rates);
    const { englishFormatting: english } = linePolicies(line, context);
    return {
      value: converted.ok ? converted.value.amount : null,
      text: displayPrice(price, { currency: line.to, rates, language: line.language, english }).text,
    };
  },
});

/** The few rates that a line needs, so that a table of 150 in each line costs little. */
function ratesOf(currencies: readonly string[], wire: Readonly<Record<string, unknown>>): ExchangeRates {
  const told = currencies.filter((currency) => Object.hasOwn(wire, currency));
  return parseRates(Object.fromEntries(told.map((currency) => [currency, wire[currency]])));
}

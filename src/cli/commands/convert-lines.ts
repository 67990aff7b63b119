import * as v from 'valibot';
import { convert } from '../../domain/market/convert.ts';
import type { ExchangeRates } from '../../domain/market/exchange-rates.ts';
import { formatMoney } from '../../domain/market/format-money.ts';
import { parseRates } from '../../infrastructure/market/rates-wire.ts';
import { agencyField, languageField, policiesField, textField } from '../batch/line-fields.ts';
import { linePolicies } from '../batch/line-policies.ts';
import { lineRule } from '../batch/line-rule.ts';
import { objectField } from '../batch/object-field.ts';

/** Prices in another currency; without a usable rate the value is `null` and the text keeps the source currency (readings 3). */
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
    const converted = convert(price, line.to, ratesOf([line.from, line.to], line.rates));
    const { englishFormatting } = linePolicies(line, context);
    const shown = converted.ok ? converted.value : price;
    return {
      value: converted.ok ? converted.value.amount : null,
      text: formatMoney(shown, line.language, englishFormatting),
    };
  },
});

/** The few rates that a line needs, so that a table of 150 in each line costs little. */
function ratesOf(currencies: readonly string[], wire: Readonly<Record<string, unknown>>): ExchangeRates {
  const told = currencies.filter((currency) => Object.hasOwn(wire, currency));
  return parseRates(Object.fromEntries(told.map((currency) => [currency, wire[currency]])));
}

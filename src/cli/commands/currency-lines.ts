import * as v from 'valibot';
import { resolveCurrency } from '../../domain/market/resolve-currency.ts';
import { agencyField, policiesField, queryField } from '../batch/line-fields.ts';
import { linePolicies } from '../batch/line-policies.ts';
import { lineRule } from '../batch/line-rule.ts';
import { storedCurrencyField } from '../batch/stored-currency-field.ts';

/** The display currency (rules 9.5 and 9.6). */
export const currencyLines = lineRule({
  name: 'currency',
  summary: 'Tells in which currency prices are shown, and for which country it was picked.',
  example: {
    in: { query: { currency: 'EUR', code: 'DE' }, stored: null, agency: {} },
    out: { currency: 'EUR', country: 'DE' },
  },
  line: v.object({ query: queryField, stored: storedCurrencyField, agency: agencyField, policies: policiesField }),
  answer(line, context) {
    const { currency, country } = resolveCurrency({
      query: { currency: line.query.get('currency') ?? undefined, code: line.query.get('code') ?? undefined },
      stored: line.stored,
      partner: linePolicies(line, context).partner,
    });
    return { currency, country };
  },
});

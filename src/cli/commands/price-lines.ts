import { convert } from '@livery/contract/market/convert';
import { DEAL_CURRENCY } from '@livery/contract/market/currency-choice';
import { displayPrice } from '@livery/contract/market/display-price';
import type { ExchangeRates } from '@livery/contract/market/exchange-rates';
import { parseRates } from '@livery/contract/wire/rates-wire';
import * as v from 'valibot';
import { DEAL_PRODUCTS } from '../../domain/deals/deal-tab.ts';
import { priceRows } from '../../domain/deals/price-rows.ts';
import { seesAgentFigures, showsPrices } from '../../domain/deals/sees-agent-figures.ts';
import { resolveCurrency } from '../../domain/market/resolve-currency.ts';
import { wireDealRates } from '../../infrastructure/deals/deal-wire.ts';
import {
  agencyField,
  languageField,
  linePolicies,
  policiesField,
  queryField,
  storedCurrencyField,
  textField,
  userField,
} from '../batch/line-fields.ts';
import { lineRule, objectField } from '../batch/line-rule.ts';
import { DEAL_NOUNS } from '../deals/deal-kind.ts';

/** The display currency (rules 9.5 and 9.6). */
export const currencyLines = lineRule({
  name: 'currency',
  summary: 'Prints in which currency prices are shown, and for which country it was picked.',
  example: {
    in: { query: { currency: 'EUR', code: 'DE' }, stored: null, agency: {} },
    out: { currency: 'EUR', country: 'DE' },
  },
  line: v.object({ query: queryField, stored: storedCurrencyField, agency: agencyField, policies: policiesField }),
  process(line, context) {
    const policies = linePolicies(line, context);
    const { currency, country } = resolveCurrency({
      query: { currency: line.query.get('currency') ?? undefined, code: line.query.get('code') ?? undefined },
      stored: line.stored,
      partner: policies.partner,
      agency: { currency: policies.currency, country: policies.currencyCountry },
    });
    return { currency, country };
  },
});

/**
 * Prices in another currency. Without a usable rate the value is `null` and the text keeps the source currency (rules
 * 7.12); the same for an amount that can't be printed (rules 7.14).
 */
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
  process(line, context) {
    const price = { amount: line.amount, currency: line.from };
    const rates = parseLineRates([line.from, line.to], line.rates);
    const convertedResult = convert(price, line.to, rates);
    const { englishFormatting: english } = linePolicies(line, context);
    return {
      value: convertedResult.ok ? convertedResult.value.amount : null,
      text: displayPrice(price, { currency: line.to, rates, language: line.language, english }).text,
    };
  },
});

/** Only the rates that a line needs, so that a table of 150 rates in each line costs little time. */
function parseLineRates(currencies: readonly string[], wire: Readonly<Record<string, unknown>>): ExchangeRates {
  const knownCurrencies = currencies.filter((currency) => Object.hasOwn(wire, currency));
  return parseRates(Object.fromEntries(knownCurrencies.map((currency) => [currency, wire[currency]])));
}

/** Reads only a deal's rates, which are the same for every product, so a deal without a name has a price too. */
export const priceLines = lineRule({
  name: 'price',
  summary: 'Prints which price rows of a deal a visitor sees, or that they are hidden behind Reveal Price.',
  example: {
    in: {
      product: 'hotel',
      deal: { rates: { discountPercentage: 25, publishedRate: 200, totalRate: 150, baseRate: 120, taxAndFee: 20 } },
      agency: { allowNonLoginFlow: true },
      user: null,
    },
    out: {
      rows: [
        { label: 'Published', amount: 200, currency: 'USD' },
        { label: 'Total', amount: 150, currency: 'USD' },
      ],
      reveal: false,
    },
  },
  line: v.object({
    product: v.picklist(DEAL_PRODUCTS, DEAL_NOUNS),
    deal: v.pipe(
      objectField,
      v.transform((deal) => v.parse(wireDealRates, deal.rates)),
    ),
    agency: agencyField,
    user: userField,
  }),
  process({ deal, agency, user }) {
    if (!showsPrices(agency, user !== null)) return { rows: [], reveal: true };
    const rows = priceRows(deal, { agentFigures: seesAgentFigures(user) });
    return { rows: rows.map(({ label, amount }) => ({ label, amount, currency: DEAL_CURRENCY })), reveal: false };
  },
});

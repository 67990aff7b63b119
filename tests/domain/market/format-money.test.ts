import { test } from '@fast-check/vitest';
import { createFormatterCache } from '@livery/contract/market/amount-formatter';
import { CURRENCIES } from '@livery/contract/market/currencies';
import { formatMoney } from '@livery/contract/market/format-money';
import { intlLocale, LANGUAGES } from '@livery/contract/market/language';
import { anyCurrencyEntry, anyHostileText, anyLanguage } from '@livery/testkit/arbitraries';
import { runCount } from '@livery/testkit/runs';
import { data as codes } from 'currency-codes';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** Replaces the non-breaking spaces of Intl by plain ones. */
const withPlainSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const isoDigits = new Map(codes.map(({ code, digits }) => [code, digits]));

// @rule 7.12
describe('formatMoney: in the language of the interface (rules 7.12)', () => {
  it.each([
    ['en', 'USD', '$1,234.50'],
    ['pt', 'USD', '1234,50 US$'],
    ['es', 'USD', '1234,50 US$'],
    ['de', 'USD', '1.234,50 $'],
    ['fr', 'USD', '1 234,50 $US'],
    ['da', 'EUR', '1.234,50 €'],
    ['sv', 'EUR', '1 234,50 €'],
  ] as const)('writes a price in %s and %s as %s', (language, currency, text) => {
    expect(withPlainSpaces(formatMoney({ amount: 1234.5, currency }, language, false))).toBe(text);
  });

  it('writes Norwegian prices the Norwegian way', () => {
    expect(withPlainSpaces(formatMoney({ amount: 1234.5, currency: 'NOK' }, 'no', false))).toContain('1 234,50');
  });

  it('writes Arabic prices with Latin digits', () => {
    expect(formatMoney({ amount: 1234.5, currency: 'USD' }, 'ar', false)).toContain('1,234.50');
  });

  it('keeps a sign of Latin letters together behind an Arabic price, and touches no other', () => {
    const inArabic = (currency: string) => withPlainSpaces(formatMoney({ amount: 1, currency }, 'ar', false));
    expect(inArabic('USD')).toBe('\u200f1.00 US$\u200e');
    expect(inArabic('CAD')).toBe('\u200f1.00 CA$\u200e');
    expect(inArabic('GBP')).toBe('\u200f1.00 UK£\u200e');
    expect(inArabic('CNY')).toBe('\u200f1.00 CN¥\u200e');
    expect(inArabic('EUR')).toBe('\u200f1.00 €');
    expect(withPlainSpaces(formatMoney({ amount: 1, currency: 'USD' }, 'es', false))).toBe('1,00 US$');
  });

  it.each(LANGUAGES)('writes English for the English-formatting agency, whatever the language: %s', (language) => {
    expect(formatMoney({ amount: 1234.5, currency: 'EUR' }, language, true)).toBe('€1,234.50');
  });
});

// @rule 7.12
describe('formatMoney: "Decimals follow ISO 4217 (JPY 0, KWD 3)" (rules 7.12)', () => {
  it.each([
    ['JPY', '¥1,235'],
    ['KWD', 'KWD 1,234.568'],
    ['USD', '$1,234.57'],
    // Unicode would round these to amounts that can be paid in cash:
    ['IQD', 'IQD 1,234.568'],
    ['LBP', 'LBP 1,234.57'],
    ['AFN', 'AFN 1,234.57'],
    ['HUF', 'HUF 1,234.57'],
    ['UGX', 'UGX 1,235'],
    ['CLF', 'CLF 1,234.5678'],
    // A code newer than the list, and one that is no currency:
    ['XCG', 'Cg. 1,234.57'],
    ['QQQ', 'QQQ 1,234.57'],
  ])('writes %s as %s', (currency, text) => {
    expect(withPlainSpaces(formatMoney({ amount: 1234.5678, currency }, 'en', false))).toBe(text);
  });

  it('knows the decimals of every currency of the catalogue', () => {
    for (const { currency } of CURRENCIES) {
      const decimals = formatMoney({ amount: 0, currency }, 'en', false).match(/0\.(0+)$/)?.[1]?.length ?? 0;
      expect([currency, decimals]).toEqual([currency, isoDigits.get(currency) ?? 2]);
    }
  });
});

// @rule 7.12
describe('formatMoney, of what should never come', () => {
  it.each([Number.NaN, Infinity, -Infinity])('writes a dash for %j', (amount) => {
    expect(formatMoney({ amount, currency: 'USD' }, 'en', false)).toBe('—');
    expect(formatMoney({ amount, currency: '' }, 'de', true)).toBe('—');
  });

  it.each([
    [-0, '$0.00'],
    [-0.001, '$0.00'],
    [-0.01, '-$0.01'],
    [0.005, '$0.01'],
    [-1234.5, '-$1,234.50'],
  ])('writes %d as %s', (amount, text) => {
    expect(formatMoney({ amount, currency: 'USD' }, 'en', false)).toBe(text);
    expect(formatMoney({ amount, currency: 'usd' }, 'en', false)).toBe(`${text.replace('$', '')} usd`);
  });

  it.each([
    ['__proto__', '1,234.57 __proto__'],
    ['usd', '1,234.57 usd'],
    ['US', '1,234.57 US'],
    ['USDX', '1,234.57 USDX'],
    ['XUSD', '1,234.57 XUSD'],
    ['', '1,234.57'],
  ])('puts the code %j plainly behind the number', (currency, text) => {
    expect(formatMoney({ amount: 1234.567, currency }, 'en', false)).toBe(text);
    expect(formatMoney({ amount: 1234.567, currency }, 'de', true)).toBe(text);
  });

  it.each([
    [428.4, 'USD', 'en', 'floor', '$428'],
    [428.4, 'USD', 'en', 'ceil', '$429'],
    [1234.5, 'KWD', 'de', 'ceil', '1.235\u00a0KWD'],
    [90.91, 'EUR', 'fr', 'floor', '90\u00a0€'],
    [1234, 'USD', 'ar', 'floor', '\u200f1,234\u00a0US$\u200e'],
  ] as const)('writes %d %s in %s in whole units, rounded by %s', (amount, currency, language, whole, text) => {
    expect(formatMoney({ amount, currency }, language, false, whole)).toBe(text);
  });

  it('writes very large amounts to the last digit', () => {
    expect(formatMoney({ amount: 1e308, currency: 'JPY' }, 'en', false)).toMatch(/^¥100(,000){102}$/);
  });

  const anyCurrency = fc.oneof(
    anyCurrencyEntry.map(({ currency }) => currency),
    anyHostileText.filter((text) => !/nan|inf|und/i.test(text)),
  );
  test.prop([fc.double(), anyCurrency, anyLanguage, fc.boolean()], { numRuns: runCount(200) })(
    'writes every amount in every currency and language, and never NaN, Infinity or undefined',
    (amount, currency, language, english) => {
      const text = formatMoney({ amount, currency }, language, english);
      expect(text).not.toMatch(/nan|infinity|∞|undefined/i);
      expect(text).toMatch(Number.isFinite(amount) ? /\d/ : /^—$/);
    },
  );

  test.prop([fc.double({ min: -1e12, max: 1e12, noNaN: true }), anyCurrencyEntry, anyLanguage])(
    'writes as many decimals as the currency has, at any amount and in any language',
    (amount, entry, language) => {
      const { currency } = entry;
      const digits = isoDigits.get(currency) ?? 2;
      const digitOptions = { minimumFractionDigits: digits, maximumFractionDigits: digits };
      const number = new Intl.NumberFormat(intlLocale(language), { ...digitOptions, useGrouping: false }).format(
        Math.abs(amount),
      );
      const shownText = formatMoney({ amount, currency }, language, false);
      expect(digitsOf(shownText)).toBe(digitsOf(number));
    },
  );

  it('stays right when more currencies are written than formatters are cached', () => {
    const once = CURRENCIES.map(({ currency }) => formatMoney({ amount: 5, currency }, 'en', false));
    const twice = CURRENCIES.map(({ currency }) => formatMoney({ amount: 5, currency }, 'en', false));
    expect(twice).toEqual(once);
    expect(new Set(once).size).toBeGreaterThan(50);
  });
});

function digitsOf(text: string): string {
  return text.replaceAll(/\D/g, '');
}

const CURRENCY_CODES = [...new Set(CURRENCIES.map(({ currency }) => currency))];

describe('createFormatterCache', () => {
  it('gives the same formatter for the same options, and another for others', () => {
    const amountFormatter = createFormatterCache();
    const dollars = amountFormatter('en', 'USD');
    expect(amountFormatter('en', 'USD')).toBe(dollars);
    expect(amountFormatter('en', '')).toBe(amountFormatter('en', ''));
    expect(
      new Set([dollars, amountFormatter('de', 'USD'), amountFormatter('en', 'EUR'), amountFormatter('en', '')]).size,
    ).toBe(4);
  });

  it('caches fifty, and starts over with the next', () => {
    const amountFormatter = createFormatterCache();
    const [firstCurrencyCode = '', ...otherCurrencyCodes] = CURRENCY_CODES.slice(0, 50);
    const format = amountFormatter('en', firstCurrencyCode);
    for (const currency of otherCurrencyCodes) amountFormatter('en', currency);
    expect(amountFormatter('en', firstCurrencyCode)).toBe(format);
    amountFormatter('en', '');
    expect(amountFormatter('en', firstCurrencyCode)).not.toBe(format);
  });
});

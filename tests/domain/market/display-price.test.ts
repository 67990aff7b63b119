import { test } from '@fast-check/vitest';
import { convert } from '@livery/contract/market/convert';
import { displayPrice, shownCurrency } from '@livery/contract/market/display-price';
import { formatMoney } from '@livery/contract/market/format-money';
import { anyChoice, anyHonestAmount, anyHonestRates, anyLanguage } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const rates = new Map(Object.entries({ USD: 1, EUR: 0.5 }));

const english = { rates, language: 'en', english: false } as const;

// @rule 2.18, 7.12, 7.13, 7.14
describe('displayPrice (rules 7.12 and 7.13)', () => {
  it("shows a price in the traveller's currency and states that it was converted", () => {
    expect(displayPrice({ amount: 10, currency: 'USD' }, { ...english, currency: 'EUR' })).toEqual({
      text: '€5.00',
      converted: true,
      shown: { amount: 5, currency: 'EUR' },
    });
  });

  it('shows a price of that currency as it is', () => {
    expect(displayPrice({ amount: 10, currency: 'USD' }, { ...english, currency: 'USD' })).toEqual({
      text: '$10.00',
      converted: false,
      shown: { amount: 10, currency: 'USD' },
    });
  });

  it.each([
    ['the rates are not known', undefined, 'EUR'],
    ['the currency has no rate', rates, 'JPY'],
    ['the rate is zero', new Map([...rates, ['JPY', 0]]), 'JPY'],
    ["the price's own rate is missing", new Map([['EUR', 0.5]]), 'EUR'],
  ])('leaves a price in its own currency where %s', (_, knownRates, currency) => {
    expect(displayPrice({ amount: 10, currency: 'USD' }, { ...english, rates: knownRates, currency })).toEqual({
      text: '$10.00',
      converted: false,
      shown: { amount: 10, currency: 'USD' },
    });
  });

  it.each([
    ['rounds to nothing', 1, 'JPY', '¥1'],
    ['has more than 15 digits', 99_999_999_999_999, 'USD', '$99,999,999,999,999.00'],
  ])('leaves a price in its own currency where the converted one %s (rules 7.14)', (_, amount, currency, text) => {
    const knownRates = new Map(Object.entries({ USD: 1, JPY: 1000, EUR: 0.001, IRR: 1000 }));
    const to = currency === 'JPY' ? 'EUR' : 'IRR';
    const price = displayPrice({ amount, currency }, { ...english, rates: knownRates, currency: to });
    expect(price).toEqual({ text, converted: false, shown: { amount, currency } });
  });

  it('converts nothing to nothing, and prices up to 15 digits', () => {
    const knownRates = new Map(Object.entries({ USD: 1, EUR: 10 }));
    const inEuro = (amount: number) =>
      displayPrice({ amount, currency: 'USD' }, { ...english, rates: knownRates, currency: 'EUR' });
    expect(inEuro(0).text).toBe('€0.00');
    expect(inEuro(999_999_999_999.9).text).toBe('€9,999,999,999,999.00');
    expect(inEuro(0.0005).text).toBe('€0.01');
    expect(inEuro(0.0004).converted).toBe(false);
  });

  it('writes the language of the interface, or English where the agency wants it', () => {
    const price = { amount: 10, currency: 'EUR' };
    const inGerman = displayPrice(price, { currency: 'EUR', rates, language: 'de', english: false });
    expect(inGerman.text).toMatch(/^10,00\s€$/);
    const inEnglish = displayPrice(price, { currency: 'EUR', rates, language: 'de', english: true });
    expect(inEnglish.text).toBe('€10.00');
  });

  test.prop([anyHonestAmount, anyChoice, anyChoice, anyHonestRates, anyLanguage, fc.boolean()])(
    'writes what it shows, and shows the converted amount where there is one',
    (amount, { currency: from }, { currency }, knownRates, language, inEnglish) => {
      const price = { amount, currency: from };
      const { text, converted, shown } = displayPrice(price, {
        currency,
        rates: knownRates,
        language,
        english: inEnglish,
      });
      expect(text).toBe(formatMoney(shown, language, inEnglish));
      expect(converted).toBe(shown.currency !== from);
      if (converted || from === currency) {
        expect(convert(price, currency, knownRates)).toEqual({ ok: true, value: shown });
      } else {
        expect(shown).toEqual(price);
        const result = convert(price, currency, knownRates);
        const digits = result.ok ? formatMoney(result.value, 'en', true).replace(/\D/g, '') : '';
        expect(digits.length > 15 || Number(digits) === 0).toBe(true);
      }
    },
  );
});

const EURO = { currency: 'EUR', country: 'DE' };

const DOLLAR = { currency: 'USD', country: 'US' };

// @rule 8.1
describe('shownCurrency (rules 8.1)', () => {
  it("is the traveller's where a rate leads there, else US dollars", () => {
    expect(shownCurrency(EURO, new Map(Object.entries({ USD: 1, EUR: 0.9 })))).toEqual(EURO);
    expect(shownCurrency(EURO, new Map(Object.entries({ USD: 1, EUR: 0 })))).toEqual(DOLLAR);
    expect(shownCurrency(EURO, new Map())).toEqual(DOLLAR);
    expect(shownCurrency({ currency: 'USD', country: 'EC' }, new Map())).toEqual({ currency: 'USD', country: 'EC' });
  });

  const someRates = fc
    .tuple(anyHonestRates, fc.func(fc.boolean()))
    .map(
      ([rates, isKept]) => new Map([...rates, ['USD', 1] as const].filter(([code]) => code === 'USD' || isKept(code))),
    );
  test.prop([anyChoice, someRates, anyLanguage])(
    'is the currency that the price of a deal is shown in, whichever rates are missing',
    (choice, rates, language) => {
      const { currency } = shownCurrency(choice, rates);
      const deal = { amount: 100_000, currency: 'USD' };
      const as = { rates, language, english: false };
      expect(displayPrice(deal, { ...as, currency: choice.currency }).shown.currency).toBe(currency);
      expect(displayPrice(deal, { ...as, currency }).shown.currency).toBe(currency);
    },
  );
});

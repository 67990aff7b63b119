import { test } from '@fast-check/vitest';
import { currencyDigits } from '@livery/contract/market/amount-formatter';
import { displayParts } from '@livery/contract/market/display-parts';
import { displayPrice } from '@livery/contract/market/display-price';
import type { Money } from '@livery/contract/market/money';
import { anyChoice, anyHonestRates } from '@livery/testkit/arbitraries';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const rates = new Map(Object.entries({ USD: 1, EUR: 0.333, JPY: 151.3, KWD: 0.30717 }));

const inCurrency =
  (currency: string, knownRates: ReadonlyMap<string, number> = rates) =>
  (price: Money) =>
    displayPrice(price, { currency, rates: knownRates, language: 'en', english: false });

const inDollars = (amount: number): Money => ({ amount, currency: 'USD' });

/** The shown amount, in the smallest unit of the currency. */
const read = (text: string) => Number(text.replaceAll(/\D/g, ''));

const anyCents = fc.integer({ min: 0, max: 2_000_000 });

/** Rates for one dollar, so that amounts are below 10^13 units, which a number can hold exactly. */
const anyDollarRates = anyHonestRates.map((knownHonestRate) => new Map([...knownHonestRate, ['USD', 1]]));

// @rule 7.12
describe('displayParts: what is shown adds up (rules 7.12)', () => {
  const texts = (price: number, parts: readonly number[], currency: string) =>
    displayParts(inDollars(price), parts, inCurrency(currency)).map(({ text }) => text);

  it('leaves what adds up as it is', () => {
    expect(texts(150, [120, 10, 20], 'USD')).toEqual(['$120.00', '$10.00', '$20.00']);
  });

  it('rounds up what lost most, where each part rounded for itself would miss the sum', () => {
    // At a rate of 0.333: 0.1665 + 0.08325 + 0.08325.
    expect(texts(1, [0.5, 0.25, 0.25], 'EUR')).toEqual(['€0.17', '€0.08', '€0.08']);
    expect(inCurrency('EUR')(inDollars(1)).text).toBe('€0.33');
  });

  it('has the decimals of the currency, and no more', () => {
    expect(texts(10, [7.01, 1.99, 1], 'JPY')).toEqual(['¥1,061', '¥301', '¥151']);
    expect(texts(10, [7.01, 1.99, 1], 'KWD').map((text) => text.replace(/\s/, ' '))).toEqual([
      'KWD 2.153',
      'KWD 0.612',
      'KWD 0.307',
    ]);
  });

  it('rounds as what is printed is rounded: half a cent up', () => {
    expect(inCurrency('USD')(inDollars(1.005)).text).toBe('$1.01');
    expect(texts(1.005, [1.005], 'USD')).toEqual(['$1.01']);
  });

  it('says of each part that it was converted', () => {
    const partsIn = (currency: string) =>
      displayParts(inDollars(3), [1, 2], inCurrency(currency)).map((part) => part.converted);
    expect([partsIn('EUR'), partsIn('USD'), partsIn('XXX')]).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
  });

  it('shows parts that are not those of the price as they are', () => {
    expect(texts(100, [1, 2], 'USD')).toEqual(['$1.00', '$2.00']);
    expect(texts(0, [1, 2], 'USD')).toEqual(['$1.00', '$2.00']);
  });

  test.prop([fc.array(anyCents, { minLength: 1, maxLength: 4 }), anyChoice, anyDollarRates])(
    'adds up by hand, in any currency at any rate, and no part is a whole unit off',
    (cents, { currency }, knownRates) => {
      const display = inCurrency(currency, knownRates);
      const price = inDollars(cents.reduce((sum, part) => sum + part, 0) / 100);
      const parts = displayParts(
        price,
        cents.map((part) => part / 100),
        display,
      );
      expect(parts.reduce((sum, { text }) => sum + read(text), 0)).toBe(read(display(price).text));
      for (const [index, { shown }] of parts.entries()) {
        const unit = 10 ** -currencyDigits(shown.currency);
        const exact =
          shown.currency === 'USD' ? 1 : (knownRates.get(shown.currency) ?? 1) / (knownRates.get('USD') ?? 1);
        const off = Math.abs(shown.amount - ((cents[index] ?? 0) / 100) * exact);
        expect(off).toBeLessThanOrEqual(unit * 1.001 + shown.amount * 1e-9);
      }
    },
  );

  test.prop([anyCents, anyCents, anyCents, anyChoice, anyDollarRates])(
    'has the same taxes beside what is before them as beside wholesale and markup, which add up to it',
    (wholesale, markup, taxes, { currency }, knownRates) => {
      const price = inDollars((wholesale + markup + taxes) / 100);
      const shownParts = (...parts: readonly number[]) =>
        displayParts(price, parts, inCurrency(currency, knownRates)).map(({ text }) => read(text));
      const [before, theirTaxes] = shownParts(price.amount - taxes / 100, taxes / 100);
      const [paidPrice = Number.NaN, earned = Number.NaN, agentsTaxes] = shownParts(
        wholesale / 100,
        markup / 100,
        taxes / 100,
      );
      expect([agentsTaxes, paidPrice + earned]).toEqual([theirTaxes, before]);
    },
  );

  test.prop([fc.array(anyCents, { minLength: 3, maxLength: 3 })])('changes nothing in dollars and cents', (cents) => {
    const price = inDollars(cents.reduce((sum, part) => sum + part, 0) / 100);
    const parts = cents.map((part) => part / 100);
    expect(displayParts(price, parts, inCurrency('USD')).map(({ text }) => read(text))).toEqual(cents);
  });
});

import { LANGUAGES } from '@livery/contract/market/language';
import { describe, expect, it } from 'vitest';
import { convertLines, currencyLines, priceLines } from '../../../src/cli/commands/price-lines.ts';
import { outputFor } from '../support/output-for.ts';

// @rule 7.11
describe('price --batch', () => {
  const deal = { rates: { publishedRate: 200, totalRate: 150, baseRate: 120, taxAndFee: 20 } };
  const labels = (line: object) => outputFor(priceLines, { product: 'hotel', deal, ...line });

  it('hides prices from a visitor unless the agency shows them (rules §5)', () => {
    expect(labels({ user: null })).toEqual({ rows: [], reveal: true });
    expect(labels({ agency: { allowNonLoginFlow: 'true' } })).toEqual({ rows: [], reveal: true });
    expect(labels({ agency: { allowNonLoginFlow: true } })).toMatchObject({ reveal: false });
  });

  it('shows wholesale and markup to travel agents who are not restricted, in this order (rules 5.3)', () => {
    const rows = ['Published', 'Total', 'Wholesale Rate', 'Agency Markup'].map((label) =>
      expect.objectContaining({ label }),
    );
    expect(labels({ user: { isTravelAgent: true } })).toEqual({ rows, reveal: false });
    expect(labels({ user: { isTravelAgent: true, isRestrictedAgent: true } })).toEqual({
      rows: rows.slice(0, 2),
      reveal: false,
    });
    expect(labels({ user: {} })).toEqual({ rows: rows.slice(0, 2), reveal: false });
  });

  it.each(['activity', 'car'])('reads the rates of %s deals alike', (product) => {
    expect(labels({ product, agency: { allowNonLoginFlow: true } })).toMatchObject({
      rows: [{ amount: 200 }, { amount: 150 }],
    });
  });
});

const RATES = { USD: 1, EUR: 0.5, JPY: 150, BAD: 0, WORSE: 'x' };

describe('convert --batch', () => {
  const line = { amount: 10, from: 'EUR', to: 'JPY', rates: RATES };

  it('converts through the US dollar (rules §7)', () => {
    expect(outputFor(convertLines, line)).toEqual({ value: 3000, text: '¥3,000' });
  });

  it('writes in the language of the line, and in English where the policies require it (rules 7.12)', () => {
    const german = { ...line, to: 'USD', language: 'de' };
    expect(outputFor(convertLines, german)).toEqual({ value: 20, text: '20,00\u00a0$' });
    expect(outputFor(convertLines, { ...german, policies: { englishFormatting: true } })).toEqual({
      value: 20,
      text: '$20.00',
    });
  });

  it.each([
    [{ ...line, amount: '10' }, 'The field "amount" must be a finite number, not "10".'],
    [{ ...line, from: 5 }, 'The field "from" must be text, not 5.'],
    [{ ...line, rates: null }, 'The field "rates" must be an object, not null.'],
    [{ ...line, language: 'xx' }, `The field "language" must be one of ${LANGUAGES.join(', ')}, not "xx".`],
  ])('names the field that is wrong: %j', (wrong, error) => {
    expect(outputFor(convertLines, wrong)).toEqual({ error });
  });
});

describe('currency --batch', () => {
  const partner = { policies: { partner: true } };

  it.each([
    [
      { query: { currency: 'GBP' }, stored: 'JPY' },
      { currency: 'GBP', country: 'GB' },
    ],
    [
      { query: { currency: 'nix' }, stored: 'JPY' },
      { currency: 'JPY', country: 'JP' },
    ],
    [{ stored: { currency: 'EUR', country: 'FR' } }, { currency: 'EUR', country: 'FR' }],
    [
      { stored: { currency: 'EUR', code: 'FR' }, ...partner },
      { currency: 'EUR', country: 'FR' },
    ],
    [{ stored: '{"currency":"EUR","country":"FR"}' }, { currency: 'EUR', country: 'FR' }],
    [{ stored: '{"currency":' }, { currency: 'USD', country: 'US' }],
    [{ policies: { currency: 'EUR', currencyCountry: 'FR' } }, { currency: 'EUR', country: 'FR' }],
    [
      { agency: { subdomain: 'rihla' }, policies: { rihla: { currency: 'SAR' } } },
      { currency: 'SAR', country: 'SA' },
    ],
    [{ policies: { currency: 'SAR', partner: true } }, { currency: 'MXN', country: 'MX' }],
    [{}, { currency: 'USD', country: 'US' }],
  ])('is chosen by rules 9.5 and 9.6: %j', (line, choice) => {
    expect(outputFor(currencyLines, line)).toEqual(choice);
  });

  it('refuses what no device stores', () => {
    expect(outputFor(currencyLines, { stored: 5 })).toEqual({
      error: 'The field "stored" must be text, an object or null, not 5.',
    });
  });
});

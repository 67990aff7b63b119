import { describe, expect, it } from 'vitest';
import { currencyLines } from '../../../src/cli/commands/currency-lines.ts';
import { answer } from '../support/answer.ts';

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
    [{ stored: '__proto__' }, { currency: 'USD', country: 'US' }],
    [{ stored: { currency: 5 } }, { currency: 'USD', country: 'US' }],
    [
      { stored: null, ...partner },
      { currency: 'MXN', country: 'MX' },
    ],
    [{}, { currency: 'USD', country: 'US' }],
  ])('is chosen as rules 9.5 and 9.6 say: %j', (line, choice) => {
    expect(answer(currencyLines, line)).toEqual(choice);
  });

  it('refuses what no device stores', () => {
    expect(answer(currencyLines, { stored: 5 })).toEqual({
      error: 'The field "stored" must be text, an object or null, not 5.',
    });
  });
});
